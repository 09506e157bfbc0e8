import { slangWords } from '@kawanusaha/bahasa/lexicon/word-lists';
import regional from '#content/chat/regional-words.json' with { type: 'json' };

/** Words of regions, each with what it is in Indonesian. */
type Plain = readonly (readonly [regional: string, plain: string])[];

const read = (words: Readonly<Record<string, readonly string[]>>): Plain =>
  Object.entries(words).flatMap(([plain, ways]) => ways.map((way) => [way, plain] as const));
const anyOf = (words: ReadonlyMap<string, string>): string =>
  [...words.keys()].toSorted((a, b) => b.length - a.length).join('|');

const everywhere = new Map(read(regional.everywhere));
const known = new RegExp(`(?<!\\p{L})(?:${anyOf(everywhere)})(?!\\p{L})`, 'giu');
/** 'harganyo' is 'harganya' in Minang and Palembang, 'biayane' and 'biayana' in Javanese and Sundanese. */
const possessive =
  /(?<=\p{L}{3})nyo(?!\p{L})|(?<=(?<!\p{L})(?:harga|biaya|modal|cara|izin|ijin|pajak|laba|untung|resep|label|ongkos|potongan|bunga|usaha|omzet|denda|merek|jualan|bayar|daftar|beda|syarat|proses|hasil|aturan|fungsi|manfaat|contoh|langkah|alamat))(?:ne|na|e|no)(?!\p{L})/giu;

/**
 * A message with words of Javanese, Sundanese, Minang and others as Indonesian ones, those alone that mean nothing else in Indonesian and
 * that the lexicon does not know: 'nek mbayar nganggo qris oleh ora' is 'nek bayar pakai qris boleh tidak'.
 * @param text as it was written
 */
export const writePlainWords = (text: string): string =>
  text.replaceAll(known, (way) => everywhere.get(way.toLowerCase()) ?? way).replaceAll(possessive, 'nya');

/** Words that are read by the lexicon, or are names, where no sum is told. */
const inSums = new Map([
  ...read(regional.inSums),
  ...regional.inSumsByLexicon.map((word) => [word, slangWords.get(word)?.normal ?? word] as const),
]);
const knownInSums = new RegExp(
  `(?<!\\p{L})(?:tak )?(${anyOf(inSums)})(ku|mu|ne|e|na|nyo|no|ake)?(?!\\p{L})`,
  'gu',
);
const endings: Readonly<Record<string, string>> = { ku: 'ku', mu: 'mu', no: '', ake: '' };

/**
 * A message that tells a sum with words of regions as Indonesian ones: 'bathine piro' is 'untungnya piro'.
 * @param lower in lower case
 */
export const writePlainSum = (lower: string): string =>
  writePlainWords(
    lower.replaceAll(knownInSums, (_all, word: string, end: string | undefined) =>
      [inSums.get(word) ?? word, end === undefined ? '' : (endings[end] ?? 'nya')].join(''),
    ),
  );
