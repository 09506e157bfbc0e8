import { digitWords as lexiconDigits } from '@kawanusaha/bahasa/amounts/number-words';
import { foldLetters } from '@kawanusaha/bahasa/text/fold';

/** What stands for a digit in words: those of the lexicon and those of English, and the letter that looks like one. */
export const digitWords: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...lexiconDigits].map(([word, digit]) => [word, String(digit)])),
  o: '0',
  zero: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
};
const wordPattern = Object.keys(digitWords)
  .toSorted((a, b) => b.length - a.length)
  .join('|');
const piece = new RegExp(`(?:${wordPattern}|\\d+)`, 'y');
/** What may stand between the digits of a number. */
const between = /[\s\-_.,/·]*/y;

/** A telephone number has ten digits; a beginning that is spelt out is enough with five pieces. */
const fewestDigits = 7;
const fewestWords = 3;

type Run = { digits: string; words: number; pieces: number };

/** The longest row of digits and number words from a position. */
function runFrom(text: string, start: number): Run & { end: number } {
  const run = { digits: '', words: 0, pieces: 0, end: start };
  let at = start;
  for (;;) {
    piece.lastIndex = at;
    const found = piece.exec(text)?.[0];
    if (found === undefined) return run;
    const isWord = !/^\d/.test(found);
    run.digits += digitWords[found] ?? found;
    run.words += isWord ? 1 : 0;
    run.pieces += 1;
    at += found.length;
    run.end = at;
    between.lastIndex = at;
    at += between.exec(text)?.[0].length ?? 0;
  }
}

function hasSpeltNumber(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    if (at > 0 && /[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) continue;
    const run = runFrom(text, at);
    if (run.pieces === 0) continue;
    const isPhone = /^(?:0|62|8)/.test(run.digits) || run.digits.length >= 10;
    if (isPhone && run.words >= fewestWords && run.digits.length >= fewestDigits) return true;
    // 'nol-lapan-dua-satu terus …': a prefix in words is no amount.
    if (/^0?8[1-9]/.test(run.digits) && run.words >= fewestWords && run.words === run.pieces) return true;
    at = run.end;
  }
  return false;
}

/** Digits in a script or a style that no keyboard has: ①, 𝟬, ０. */
const fewestStrange = 7;

function hasStrangeNumber(text: string): boolean {
  const runs = text.match(/(?:[\p{No}\p{Nd}][\s.-]*){9,}/gu) ?? [];
  return runs.some((run) => run.replaceAll(/[\d\s.-]/g, '').length >= fewestStrange);
}

const addresses: readonly RegExp[] = [
  /\bhxxps?\b/,
  /\b[\w-]{2,}\s*(?:\[|\(|\{|<)\s*(?:dot|titik)\s*(?:\]|\)|\}|>)\s*[a-z]{2,}\b/,
  /\b[\w.-]+\s*(?:\[|\(|\{|<)\s*(?:at|et)\s*(?:\]|\)|\}|>)\s*[\w.-]+/,
  /\b[\w-]{3,}\s+dot\s+(?:com|id|net|xyz|site|online|club|co|me|link|shop|top|vip|cc)\b/,
  /\b(?:t|wa|s|bit|linktr|discord)\s+titik\s+(?:me|id|ly|ee|gg)\b/,
  /\b(?:t|wa|s|bit|discord)[.\s]+(?:me|id|ly|gg)\s+(?:garing|slash|garis miring)\b/,
  /\b(?:garis miring|slash)\b.*\b(?:spasi|dihapus|diilangin|dihilangin|disambung)/,
  /\bspasi(?:nya)?\s+(?:di)?(?:hapus|ilangin|hilangin|buang)/,
  /\b(?:tele|telegram|ig|line|wa|instagram|discord)\b\W*@?\W*(?:[a-z0-9]\s){5,}[a-z0-9]\b/,
  /\b(?:tele(?:gram(?:nya)?)?|ig|insta(?:gram)?|line|tiktok|discord)\b[^.]{0,20}\b(?:[a-z0-9]\s){3,}[a-z0-9]\b/,
  /\b(?:tele(?:gram)?|ig|insta(?:gram)?|line|tiktok|discord)\b[^.]{0,30}\b(?:underscore|garis bawah|bawah strip|strip bawah)\b/,
  /\b(?:id|nomor|no|username|nama)\b[^.]{0,15}\b(?:kebalik|dibalik|terbalik|baca mundur|baca dari belakang)\b/,
  /\bplus\s+enam\s+dua\b|\b(?:62|enam dua)\s+(?:8|delapan|lapan)\s+(?:satu|dua|tiga|lima|\d)/,
  /\b(?:wa|whatsapp|hub|hubungi|nomor|nomorku|kontak|chat|sms|telp|call)\b[^.]{0,40}\b(?:tanggal lahir|tahun merdeka|depannya|belakangnya|sambung(?:in)? sama|terus ditambah)\b/,
];

/** Whether the text hides a telephone number, an address or an account from those who look for them. */
export function hasHiddenContact(text: string): boolean {
  if (hasStrangeNumber(text)) return true;
  const folded = foldLetters(text);
  return hasSpeltNumber(folded) || addresses.some((pattern) => pattern.test(folded));
}
