import { pieces } from './words.ts';

const each = new RegExp(`(?<!\\d ?)(?<!\\p{L})sak (?=(?:${pieces})(?!\\p{L}))`, 'gu');
/** 'saporsina', 'sabungkus': one of it. */
const oneOf = new RegExp(
  `(?<!\\p{L})sa(${pieces}|kilo|liter|gram|lusin|jam|resep|adonan)(?:na|ne|nya)?(?!\\p{L})`,
  'gu',
);
/** Before a word for how much only: elsewhere it is a dish. */
const leftOver = /(?<!\p{L})kari(?= (?:piro|pira|berapa|brp|sabaraha))/gu;

/**
 * A message with what Javanese and Sundanese say of one thing, of each and of what is left as Indonesian says it: 'saporsi' is 'seporsi'.
 * @param lower in lower case
 */
export const writeOneOf = (lower: string): string =>
  lower.replaceAll(each, 'per ').replaceAll(oneOf, 'se$1').replaceAll(leftOver, 'tinggal');
