import { anySeveral, severalWords } from '@kawanusaha/bahasa/amounts/number-words';
import { leaveOutYears } from './calendar-years.ts';
import { writePlainSum } from '../../../regional/regional-words.ts';
import { writeOneOf } from './one-of.ts';

/** A size of two sides is an area: '2x3 meter'. */
const area = /(\d+(?:[.,]\d+)?) ?(?:m|meter|mtr)? ?[x×] ?(\d+(?:[.,]\d+)?) ?(?:m|meter|mtr)\b(?!2|²)/gu;
/** 'untungnya dibagi bertiga'; elsewhere it tells who they are, unless each of them gets or pays something. */
const together = new RegExp(
  `(?<=\\b(?:bagi\\p{L}*|jadi|untung|laba)\\b.*)\\bber(${anySeveral})\\b|\\bber(${anySeveral})\\b(?=.*\\b(?:rata|masing|seorang|orang|bayar|dapat|dapet|dpt)\\b)`,
  'gu',
);
/** 'bagi tiga'. */
const among = new RegExp(
  `(?<=\\b(?:di)?bagi )(${anySeveral})(?= rata| ?$|[,.?!]| (?:sama|aja|yg|yang)\\b)`,
  'gu',
);
/** Nights for which each is paid are days of a sum: '120rb per malam, 2 malam'. */
const writeNights = (text: string): string =>
  /\d ?(?:malam|malem)\b/u.test(text) && /(?:\bper ?|\btiap |\bse|\/ ?)mal[ae]m\b/u.test(text)
    ? text.replaceAll(/\b(per ?|tiap |se|\/ ?|\d+ ?)mal[ae]m\b/gu, '$1hari')
    : text;
/** Words that ask how much, as they are said in different regions. */
const howMuch =
  /(?<!\p{L})(?:brapa|brpa|piro|pinten|sabaraha|barapo|brapo|berapo|pira|(?<!batu )bara(?! api))(?!\p{L})/gu;
const toPersons = (word: string): string => `ke ${String(severalWords.get(word) ?? 2)} orang`;

/**
 * A message in lower case, with what is written in many ways written in one: sizes of two sides, 'masing-masing', 'bertiga', '1/1000'.
 * @param text as it was written
 */
export const normalize = (text: string): string =>
  leaveOutYears(writeNights(writeOneOf(writePlainSum(text.toLowerCase()))))
    .replaceAll(howMuch, 'berapa')
    .replaceAll(/(?<!\p{L})(?:bagaimana|gmana|gimna)(?!\p{L})/gu, 'gimana')
    .replaceAll(/(?<!\p{L})(?:jika|bila(?! (?:balik|bep|impas|lunas)))(?!\p{L})/gu, 'kalau')
    .replaceAll(/(?<=\p{L}{3})nye(?!\p{L})/gu, 'nya')
    .replaceAll(/\brata(?:2|-? ?rata)|(?<!bagi )\brata 2\b/gu, 'rata')
    .replaceAll(/\bbkn\b/gu, 'bukan')
    .replaceAll(/\bs?etengah (?=(?:kg|kilo|liter|lusin|meter)\b)/gu, '0,5 ')
    .replaceAll(/\bseperempat(?:nya)? (?=dari\b)/gu, '25% ')
    .replaceAll(
      /\b(?:separuh|separo|setengah)(?:nya)? (?=dari (?:modal|harga|hpp|laba|untung|om[sz]et)\b)/gu,
      '50% ',
    )
    .replaceAll(/\brestok\p{L}*/gu, 'restock')
    .replaceAll(/\bpajek/gu, 'pajak')
    .replaceAll(/\bdjual/gu, 'dijual')
    .replaceAll(/\bmasing(?:[- ]?masing|2)\b/gu, 'masing')
    .replaceAll(/\b(kira|paling|sama|dua|teman|temen)2(?=\P{L}|$|nya)/gu, '$1')
    .replaceAll(/\bs[ae](w?ulan|bulan|taun)\b/gu, (_all, word: string) =>
      word === 'taun' ? 'setahun' : 'sebulan',
    )
    .replaceAll(/\b(?:tetep|tetp)\b/gu, 'tetap')
    .replaceAll(together, (_all, one: string | undefined, other: string | undefined) =>
      toPersons(one ?? other ?? ''),
    )
    .replaceAll(among, (_all, word: string) => toPersons(word))
    .replaceAll(/\bse(lusin|kodi|gros)\b/gu, '1 $1')
    .replaceAll(/\b(?:separo|separuh|setengah)(?:nya)?(?= (?:di ?(?:depan|muka|awal)|dulu|dp))/gu, 'dp 50%')
    .replaceAll(/\b1 ?\/ ?1\.?000\b/gu, '0,1%')
    .replaceAll(/ ?(?:(?<!\p{L})m2\b|m²|meter persegi)/gu, ' mpersegi')
    .replaceAll(/\/ mpersegi/gu, '/mpersegi')
    .replaceAll(
      area,
      (_all, one: string, other: string) =>
        `${String(Number(one.replace(',', '.')) * Number(other.replace(',', '.'))).replace('.', ',')} mpersegi`,
    );
