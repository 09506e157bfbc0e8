const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();

const places: Readonly<Record<string, number>> = {
  pertama: 0,
  satu: 0,
  '1': 0,
  kedua: 1,
  dua: 1,
  '2': 1,
  ketiga: 2,
  tiga: 2,
  '3': 2,
  terakhir: -1,
};
const place = `(${Object.keys(places).join('|')})`;
const filler =
  '(?:dong|donk|aja|saja|deh|ya|yah|kak|min|bang|itu|tuh|maksudku|maksudnya|maksud saya|yg|yang)';
const pick = new RegExp(
  `^(?:${filler} )*(?:(?:yang|yg) (?:ke ?-?)?|(?:(?:yang|yg) )?(?:nomor|nomer|no|opsi|pilihan|poin|jawaban) (?:yang |yg )?(?:ke ?-?)?|ke ?-?)${place}(?: ${filler})*$`,
  'u',
);
const agrees =
  /^(?:iya|iyaa|ya|yup|yap|yoi|bener|betul|benar|nah)(?: (?:itu|kak|min|bener|betul|benar|maksudku|maksud saya|yang itu|yg itu))*$/u;

/** Whether a message only says that the one thing that was offered is meant. */
export const agreesTo = (text: string): boolean => agrees.test(plainWords(text));

/**
 * The place of what a message takes of several things: 'yang kedua', 'nomor 1 dong'.
 * @param text as it was written
 * @param count of how many
 * @returns from 0 on, past the end where it takes what is not there; null where it takes nothing by its place
 */
export function readPick(text: string, count: number): number | null {
  // 'yg 2%?' asks of another share.
  if (/\d ?%/u.test(text)) return null;
  const named = places[pick.exec(plainWords(text))?.[1] ?? ''];
  if (named === undefined) return null;
  return named < 0 ? Math.max(0, count - 1) : named;
}
