import { countAsks, howMuch, readAsk, spanAsked } from './read-ask.ts';

/** Words since the last figure. */
export const sinceFigure = (words: string): string =>
  words.replace(/^.*\d\S*(?: ?(?:rb|ribu|jt|juta|%|persen)\b)?(?:\s*(?:\/|per )\s?\p{L}+)?/u, '');

/** Whether how much is asked with no word of what: 'jadi brp ya', not 'diganti brp'. */
export const asksNothingElse = (words: string): boolean =>
  !/\p{L}{2}/u.test(
    words
      .replace(/^\s*\p{L}+(?=\s*,)/u, ' ')
      .replaceAll(howMuch, ' ')
      .replaceAll(
        /\b(?:rupiah|rp|ya|yak|kak|min|nih|sih|kira|jadinya|jadi|jd|jatuhnya|tuh|to|mi|ki|dong)\b/gu,
        ' ',
      ),
  );

/** Whether a time is asked with no word of what: 'sebulan jadi berapa'. */
export const asksOnlyOfTime = (words: string): boolean =>
  spanAsked(words) !== null &&
  asksNothingElse(words.replaceAll(/\b(?:se|per ?|tiap )(?:hari|minggu|bulan|tahun)(?:nya)?\b/gu, ' '));

/** Whether a message asks how much, and says with no word of what. */
export const asksOnlyHowMuch = (text: string): boolean => {
  const words = readAsk(text);
  return words !== null && countAsks(text) > 0 && asksNothingElse(sinceFigure(words));
};
