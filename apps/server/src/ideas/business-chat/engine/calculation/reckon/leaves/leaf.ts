import type { Quantity } from '../told/quantities.ts';
import { spans } from '../told/words.ts';

/** What a figure can be in a formula, and how far the words are from saying it. */
export type Leaf = { readonly fact: string; readonly doubt: number; readonly label: string };

/** Of which time a figure is told. */
export const spanOf = ({ per }: Quantity): string =>
  spans.find((span) => per.some(({ kind }) => kind === span)) ?? 'semua';
const ofEvent = /^(?:event|even|acara|bazar|bazaar|pameran|festival)(?:nya)?$/u;
/** What is paid for an event is paid once, however much is sold there. */
const isPlace =
  /(?<!\p{L})(?:sewa|stan|stand|booth|lapak|tenda|meja|tiket masuk|transport\p{L}*|bensin)(?!\p{L})/u;
/** Whether a figure is told of one piece, order or measure. */
export const isOfOne = ({ per, before }: Quantity): boolean =>
  per.some(
    ({ kind, word }) =>
      (kind === 'unit' && !(ofEvent.test(word) && isPlace.test(before))) ||
      kind === 'kali' ||
      kind === 'pesanan' ||
      kind === 'gram' ||
      kind === 'ml' ||
      kind === 'cm',
  );
/** What a sum is told of one, that is measured: by itself it is no price of a piece. */
export const ofMeasure = ({ per }: Quantity): boolean =>
  per.some(({ kind }) => /^(?:gram|ml|cm|mpersegi|kwh)$/u.test(kind));
/** Whether a figure is told of what is made at once. */
export const isOfBatch = ({ per }: Quantity): boolean => per.some(({ kind }) => kind === 'adonan');

/** One of the things that a figure can be. */
export const leaf = (fact: string, label: string, doubt = 0): Leaf => ({ fact, label, doubt });

/** What is known of the conversation as a whole when the roles of its sums are read. */
export type Scene = {
  /** The lowest price of one that is told; a cost above it is none of one. */
  readonly price: number | undefined;
  /** Whether it is told how many are made of what was bought. */
  readonly isBatch: boolean;
  readonly isPayback: boolean;
  readonly isBreakEven: boolean;
  /** Whether a turnover or cash is told, of which bills are taken off. */
  readonly hasIncome: boolean;
  /** Whether cash is told of which is spent and to which is put. */
  readonly hasCash: boolean;
  /** Whether a share is taken of what is sold. */
  readonly hasFee: boolean;
  /** Whether a reduction of a price is told. */
  readonly hasDiscount: boolean;
  /** Whether a share of the business is given for money. */
  readonly isInvested: boolean;
  /** Whether the message before asked what one comes to. */
  readonly wasOfOne: boolean;
  /** All messages. */
  readonly told: string;
  /** The last message. */
  readonly asked: string;
  /** The time of which a result was asked last. */
  readonly wanted: string | null;
  /** Whether both prices and costs are told. */
  readonly isSale: boolean;
  /** The one time of which anything is told. */
  readonly span: string | null;
  /** The same of each message. */
  readonly spans: readonly (string | null)[];
};
