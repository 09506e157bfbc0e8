import { understand } from '@kawanusaha/bahasa/understand';
import type { Understanding } from '@kawanusaha/bahasa/understanding';
import { weighNeeds, isOfNoNeed } from '../danger-likelihood.ts';
import { leaveOutCustomers, leaveOutHarmless, leaveOutSwitching } from '../harmless-senses.ts';
import { isOnlyOfGoods } from '../only-of-goods.ts';
import { asksAboutTrade } from '../worries/asks-about-trade.ts';
import { aboutSelf } from '../worries/hopeless-business.ts';
import { isTradeAlone } from '../worries/is-trade-alone.ts';
import { linesOf } from './lines-of.ts';

const home =
  /\b(?:rumah|kos\w*|kontrakan|ortu|orang ?tua|bapak|ibu|mama\w*|ayah|suami|istri|keluarga|mertua|kakak|paman|om|tante)\b/iu;

/** Whether one of the patterns stands in one of the lines. */
export const matches = (patterns: readonly RegExp[], lines: readonly string[]): boolean =>
  lines.some((line) => patterns.some((pattern) => pattern.test(line)));

/** Whether one of the concepts is meant, as it is spelt. */
export const isAbout = (ids: ReadonlySet<string>, mentions: Understanding['concepts']): boolean =>
  mentions.some(({ id, negated, via }) => !negated && via !== 'typo' && ids.has(id));

/** A message as dangers are looked for in it. */
export type Message = {
  /** What is read of it: without what is said of customers and of switching. */
  readonly read: string;
  readonly reading: Understanding;
  /** What is left without harmless senses. */
  readonly heard: ReturnType<typeof leaveOutHarmless>;
  readonly concepts: Understanding['concepts'];
  /** Lines of what is left, of all that is read, and of what is said of the person. */
  readonly lines: readonly string[];
  readonly whole: readonly string[];
  readonly graveLines: readonly string[];
  /** Where nothing but goods, customers or a work is left to speak of, likeness to persons in need says nothing. */
  readonly isOfPerson: boolean;
  readonly asked: ReturnType<typeof asksAboutTrade>;
  readonly likelihoods: ReturnType<typeof weighNeeds>;
};

/**
 * Reads a message for what it says of a person in need, and of what is unlawful.
 * @param text as it was written
 * @param isLeaning whether it leans on messages that are of trade and tell no need
 */
export function readMessage(text: string, isLeaning = false): Message {
  const told = leaveOutSwitching(text.slice(0, 1_000));
  const own = leaveOutCustomers(told);
  // A stall is turned away from a pavement; only who loses their home is in danger.
  const read = home.test(own) ? own : own.replaceAll(/\bdiusir\b/giu, '');
  const reading = understand(read);
  const heard = leaveOutHarmless(read);
  const needed = heard.isLess ? understand(heard.text) : reading;
  const { concepts } = needed;
  const lines = linesOf(heard.text, needed);
  return {
    read,
    reading,
    heard,
    concepts,
    lines,
    whole: heard.isLess ? linesOf(read, reading) : lines,
    graveLines: heard.ofPerson === heard.text ? lines : linesOf(heard.ofPerson, understand(heard.ofPerson)),
    isOfPerson:
      !heard.isOnlyTime &&
      !isOnlyOfGoods(reading) &&
      !isTradeAlone(lines, concepts) &&
      (!(heard.isLess || own !== told) || matches([aboutSelf, home], lines)),
    asked: asksAboutTrade(lines, concepts, isLeaning),
    likelihoods: weighNeeds(needed),
  };
}

/** Whether a word of need stands there, and likeness does not say that there is none. */
export const namesNeed = (
  { concepts, likelihoods }: Message,
  ids: ReadonlySet<string>,
  mentions = concepts,
): boolean => !isOfNoNeed(likelihoods, 'word') && isAbout(ids, mentions);

/** Whether a sentence of need stands there, and likeness does not say that there is none. */
export const tellsNeed = (
  { lines, likelihoods }: Message,
  patterns: readonly RegExp[],
  among = lines,
): boolean => !isOfNoNeed(likelihoods, 'pattern') && matches(patterns, among);
