import { readFigures } from './read/read-figures.ts';

const howMuch = /\b(?:berapa|brp|brapa|brpa|piro|pinten|sabaraha|h?itung\w*)\b/u;

/** A fee whose share is not said is asked for, not reckoned. */
const taken = /\b(?:ke|di)?potong\w*\b/u;

const numberWord = /\b(?:satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh)\b/gu;
/** A sum of several things is asked: 'total koinku jadi berapa'. */
const asksTotal =
  /\b(?:total\w*|jadi(?:nya)?|jd|semua\w*|seluruh\w*)\b[^.?!]{0,20}\b(?:berapa|brp|brapa|brpa|piro|pinten|sabaraha)\b/u;

/** A result is asked of an amount beside a price or a share: 'mau untung 50%, dijual berapa'. */
const asksResult =
  /\b(?:\p{L}{0,2}jual|untung\w*|laba\w*|margin\w*|hpp\w*|bersih\w*|cuan|bagian\w*|modal|denda\w*|jatah\w*|harga\w*|kena)\b[^.,?!]{0,20}\b(?:berapa|brp|brapa|brpa|piro|pinten|sabaraha)\b/u;
/** Whether anything is earned is asked of sums: 'iklan 250rb, untung per pcs 9rb laku 30, masih untung ga'. */
const asksWhether =
  /\b(?:masih|msh|udah|sudah|udh) (?:\w*untung|balik modal|nutup|ketutup|rugi)\w*[^.,!]{0,12}\s*\??\s*$|\b(?:untung|rugi) (?:apa|atau|ato) (?:rugi|untung|buntung)\b/u;
/** A time or a person is no amount of goods. */
const noAmount = /^\s*(?:hari|hr|minggu|jam|menit|bulan|bln|tahun|thn|orang|org|kali|x)\b/u;

/**
 * Whether a question wants something reckoned of its own sums: no entry holds the result, however near its words are.
 * @param text as it was written
 */
export function asksReckoning(text: string): boolean {
  const lower = text.toLowerCase();
  if (asksWhether.test(lower)) return readFigures(text).filter(({ kind }) => kind === 'money').length >= 2;
  if (!howMuch.test(lower) || (taken.test(lower) && !/%|persen/u.test(lower))) return false;
  const figures = readFigures(text).filter(({ kind }) => kind !== 'months');
  if (figures.filter(({ kind }) => kind === 'money').length >= 2) return true;
  const others = figures.filter(({ kind, after }) => kind !== 'money' && !noAmount.test(after));
  if (asksResult.test(lower) && others.length > 0 && figures.length > others.length) return true;
  const inWords = lower.match(numberWord)?.length ?? 0;
  return asksTotal.test(lower) && figures.length > 0 && figures.length + inWords >= 2;
}

/** A sum of what was told before is asked: 'total koinku jadi berapa', 'ditambah label 500 jadi?'. */
const asksOn =
  /\b(?:berapa|brp|brapa|brpa|piro) (?!lama|hari|bulan|umur)\p{L}{3,}[^.?!]{0,20}(?:nutup|balik modal|impas|rugi)\b|\b(?:total\w*|jadi(?:nya)?|jd|untung\w*|laba\w*|bersih\w*|hpp\w*|sisa\w*|masing\S*|denda\w*|jatah\w*|harga\w*|margin\w*|rugi|\p{L}*potong\w*)\b[^.?!]{0,25}(?:\b(?:berapa|brp|brapa|brpa|piro)\b|\?\s*$)/u;
const hasSum = (text: string): boolean =>
  readFigures(text).some(({ kind }) => kind === 'money' || kind === 'percent');

/**
 * Whether a question that goes on with sums of before wants something reckoned of them.
 * @param text as it was written
 * @param before messages with figures of which nothing was worked out, and whether something was worked out before
 */
export function asksReckoningOf(
  text: string,
  before: { readonly said: readonly string[]; readonly isReckoned: boolean },
): boolean {
  if (!asksOn.test(text.toLowerCase())) return false;
  if (before.isReckoned) return hasSum(text);
  return before.said.length > 0 && asksReckoning([...before.said, text].join('. '));
}
