import { pieces } from './words.ts';

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
/** Before a word for how much only: elsewhere it is a dish. */
const leftOver = /(?<!\p{L})kari(?= (?:piro|pira|berapa|brp|sabaraha))/gu;

/**
 * A message with what Javanese and Sundanese say of one thing, of each, of how many and of what is left as Indonesian says it: 'saporsi' is 'seporsi'.
 * @param lower in lower case
 */
export const writeOneOf = (lower: string): string =>
  lower
    .replaceAll(each, 'per ')
    .replaceAll(oneOf, 'se$1')
    .replaceAll(leftOver, 'tinggal')
    .replaceAll(days, 'hari')
    .replaceAll(howMany, 'berapa ');
