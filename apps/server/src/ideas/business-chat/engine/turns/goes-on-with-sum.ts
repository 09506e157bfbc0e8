import { corrects } from '../calculation/reckon/asked/corrects.ts';
import { isTakingBack } from '../calculation/reckon/told/taken-back.ts';
import type { ReadQuestion } from '../read-question.ts';

/** Goes on with the figures of before, however much else it says: 'brarti sebulan 26 hari untung berapa'. */
const drawsSum = /^\s*(?:(?:be?)?rarti|brti|jadi|jd|total\p{L}*)\b/iu;

const borrows = /\b(?:kur|kredit|\p{L}{0,2}pinj[ae]m\p{L}*|minj[ae]m\p{L}*)\b/iu;

/** Tells how a loan of before is paid back: 'lunasin setahun, tiap bulan setor berapa'. */
const paysBack =
  /\b(?:\p{L}{0,3}lunas\p{L}*|setor\p{L}*|\p{L}{0,3}cicil\p{L}*|\p{L}{0,3}angsur\p{L}*)(?!\p{L})/iu;

/**
 * Whether a message goes on with the figures of those before it.
 * @param text what it says
 * @param question the same, as read
 * @param before the person's messages of the same subject, oldest first
 */
export const goesOnWithSum = (
  text: string,
  { isLeaning }: Pick<ReadQuestion, 'isLeaning'>,
  before: readonly string[],
): boolean =>
  isLeaning ||
  drawsSum.test(text) ||
  corrects.test(text) ||
  isTakingBack(text) ||
  (paysBack.test(text) && borrows.test(before.join(' ')));
