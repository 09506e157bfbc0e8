import words from './regional-words.json' with { type: 'json' };
import { pieces } from './words.ts';

const plain = new Map(
  Object.entries(words).flatMap(([word, regional]) => regional.map((one) => [one, word] as const)),
);
const longestFirst = [...plain.keys()].toSorted((a, b) => b.length - a.length).join('|');
const regional = new RegExp(
  `(?<!\\p{L})(?:tak )?(${longestFirst})(ku|mu|ne|e|na|nyo|no|ake)?(?!\\p{L})`,
  'gu',
);
const endings: Readonly<Record<string, string>> = { ku: 'ku', mu: 'mu', no: '', ake: '' };
const each = new RegExp(`(?<!\\d ?)(?<!\\p{L})sak (?=(?:${pieces})(?!\\p{L}))`, 'gu');
/** 'saporsina', 'sabungkus': one of it. */
const oneOf = new RegExp(
  `(?<!\\p{L})sa(${pieces}|kilo|liter|gram|lusin|jam|resep|adonan)(?:na|ne|nya)?(?!\\p{L})`,
  'gu',
);
/** Days after a number or a word for how many; elsewhere a name. */
const days = /(?<=(?:\d|pirang) )(?:dina|dino)(?!\p{L})/gu;
/** How many of what is counted; elsewhere a colour. */
const howMany = new RegExp(
  `(?<!\\p{L})pirang (?=(?:${pieces}|hari|minggu|bulan|wulan|jam|kilo|kg|wong|orang)(?!\\p{L}))`,
  'gu',
);
/** Minang and Palembang: 'bahannyo', 'modalnyo'. */
const ofIt = /(?<=\p{L}{3})nyo(?!\p{L})/gu;
/** Before a word for how much only: elsewhere it is a dish. */
const leftOver = /(?<!\p{L})kari(?= (?:piro|pira|berapa|brp|sabaraha))/gu;

/**
 * A message with the words of Javanese, Sundanese and Minang that sums are told in as Indonesian ones: 'bathine piro' is 'untungnya piro'.
 * @param lower in lower case
 */
export const writePlainly = (lower: string): string =>
  lower
    .replaceAll(regional, (_all, word: string, ending: string | undefined) =>
      [plain.get(word) ?? word, ending === undefined ? '' : (endings[ending] ?? 'nya')].join(''),
    )
    .replaceAll(each, 'per ')
    .replaceAll(oneOf, 'se$1')
    .replaceAll(leftOver, 'tinggal')
    .replaceAll(ofIt, 'nya')
    .replaceAll(days, 'hari')
    .replaceAll(howMany, 'berapa ');
