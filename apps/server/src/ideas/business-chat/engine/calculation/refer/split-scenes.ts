import { corrects } from '../reckon/asked/corrects.ts';
import { readSums } from '../reckon/read-sums.ts';
import { reckon } from '../reckon/reckon.ts';

/** Goes on with the sum of before, whatever figures it tells. */
const continues =
  /^\s*(?:(?:terus|trus|trs|lalu|nah|jadi|oh|eh|dan)\s+)*(?:(?:di|ke|me|ng)?(?:kurang|potong|tambah|bagi|kali)\p{L}*|plus|minus|belum|blm|(?:ke)?lupa\p{L}*)(?!\p{L})/iu;

/** Fewer figures than this are no sum of their own. */
const fewestFigures = 2;

/** Whether a message asks for a sum that it tells whole. */
const tellsWholeSum = (text: string): boolean =>
  !continues.test(text) &&
  !corrects.test(text) &&
  readSums([text]).quantities.length >= fewestFigures &&
  reckon([text]) !== null;

/**
 * The messages of a conversation by the sums that they are of: each that tells a sum whole begins one, the others go on with it.
 * @param written the person's messages, oldest first
 */
export function splitScenes(written: readonly string[]): string[][] {
  const scenes: string[][] = [];
  for (const text of written) {
    if (scenes.length === 0 || tellsWholeSum(text)) scenes.push([text]);
    else scenes.at(-1)?.push(text);
  }
  return scenes.filter(([first = '']) => tellsWholeSum(first));
}
