import { readQuestion } from '../../read-question.ts';

const opening = '^\\s*(?:(?:eh|oke|ok|oh|nah|terus|trus|trs|btw|sip|iya|kalau|kalo|klo)[\\s,]+)*';
const named = '([\\p{L}\\d-]+(?: [\\p{L}\\d-]+){0,2}?)';
/** Goes back to what was spoken of some messages ago: 'balik ke NIB tadi, biayanya?', 'yang merek tadi bayarnya brp'. */
const returns: readonly RegExp[] = [
  new RegExp(
    `${opening}(?:balik|kembali|lanjut)(?: lagi)?(?: (?:ke|soal|tentang|ttg|yg|yang|urusan))+ ${named}(?:(?: (?:tadi|itu))+|(?=\\s*[,:.]))\\s*[,:.]?\\s*(.+)$`,
    'iu',
  ),
  new RegExp(
    `${opening}(?:soal|tentang|ttg|mengenai|yg|yang|urusan) ${named} (?:yg |yang )?(?:tadi|itu)(?: tadi)?\\s*[,:.]?\\s*(.+)$`,
    'iu',
  ),
];

/** What was spoken of, as it was told then, and what is asked of it now. */
type Return = { readonly told: string; readonly text: string };

const wordsOf = (text: string): string[] =>
  [...readQuestion(text).features].filter((feature) => feature[1] !== ':');

/**
 * To which earlier message a message goes back by the name of its subject; null where it names none, or that of the one right before it.
 * @param text as it was written
 * @param earlier the person's messages before it, oldest first
 */
export function readReturn(text: string, earlier: readonly string[]): Return | null {
  if (earlier.length < 2) return null;
  for (const pattern of returns) {
    const [, name = '', rest = ''] = pattern.exec(text) ?? [];
    const words = wordsOf(name);
    if (words.length === 0 || rest.trim() === '') continue;
    const at = earlier.findLastIndex((one) => {
      const said = new Set(wordsOf(one));
      return words.every((word) => said.has(word));
    });
    const told = earlier[at];
    if (told === undefined || at === earlier.length - 1) return null;
    return { told, text: `${name} ${rest}` };
  }
  return null;
}
