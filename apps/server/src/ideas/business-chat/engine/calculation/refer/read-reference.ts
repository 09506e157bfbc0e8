import { nounOf } from '../reckon/told/words.ts';
import { splitScenes } from './split-scenes.ts';

const ordinals: readonly (readonly [RegExp, number])[] = [
  [/^(?:pertama|kesatu|ke-?1|awal)$/u, 0],
  [/^(?:kedua|ke-?2)$/u, 1],
  [/^(?:ketiga|ke-?3)$/u, 2],
];
const byPlace =
  /(?<!\p{L})(?:yg|yang|nomor|no)\.? (pertama|kesatu|ke-?[123]|awal|kedua|ketiga|terakhir)(?!\p{L})(?: tadi| itu)?/iu;
const byName =
  /(?<!\p{L})(?:yg|yang|si|soal|buat|untuk|utk)? ?(\p{L}{3,}?)(?:nya)? tadi(?!\p{L})|(?<!\p{L})(?:yg|yang|si|soal) (\p{L}{3,})(?!\p{L})/iu;

/** The messages of one of several sums with what is asked of it now; null where no other than the last is spoken of. */
export type Reference = { readonly turns: readonly string[] } | 'unknown' | null;

const names = (scene: readonly string[], word: string): boolean =>
  new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(scene.join(' '));

/**
 * Which of several sums of a conversation a message speaks of: 'yang pertama kalau laku 50?', 'kalo yg bolu dijual 4rb?'; 'unknown' where there
 * is none at that place.
 * @param text as it was written
 * @param earlier the person's messages before it, oldest first
 */
export function readReference(text: string, earlier: readonly string[]): Reference {
  const place = byPlace.exec(text);
  const name = byName.exec(text);
  if (earlier.length < 2 || (place === null && name === null)) return null;
  const scenes = splitScenes(earlier);
  if (scenes.length < 2) return null;
  const rest = (match: RegExpExecArray): string =>
    `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`.trim();
  if (place !== null) {
    const [, word = ''] = place;
    const at = ordinals.find(([pattern]) => pattern.test(word.toLowerCase()))?.[1] ?? scenes.length - 1;
    const scene = scenes[at];
    return scene === undefined ? 'unknown' : { turns: [...scene, rest(place)] };
  }
  if (name === null) return null;
  const word = (name[1] ?? name[2] ?? '').toLowerCase();
  const found = scenes.filter((scene) => names(scene, word));
  const [sole, ...more] = found;
  if (nounOf(word) === null || sole === undefined || more.length > 0) return null;
  return { turns: [...sole, rest(name)] };
}
