import { judgeOutside } from '../certainty/outside-likelihood.ts';
import { weighCertainty } from '../certainty/weigh-certainty.ts';
import { findEntries, toSought } from '../retrieval/find-entries.ts';
import { keepsOf } from './leaves-subject.ts';
import { limits } from '../limits.ts';
import { readQuestion, type ReadQuestion } from '../read-question.ts';
import { readOpening } from './read/read-opening.ts';
import { settle } from './settle.ts';
import type { Choice } from './tell-together.ts';

/** Asks for something: what was answered already would weigh more than what is asked now. */
const asks =
  /\?|(?<!\p{L})(?:apa|apakah|apaan|opo|naon|gimana|gmn|bagaimana|piye|kumaha|cemana|berapa|brp|brapa|piro|sabaraha|kapan|kapankah|dimana|dmn|kemana|kenapa|knp|ngapa|mengapa|siapa|boleh|cara\p{L}*|tips|tolong|minta (?:contoh|saran))(?!\p{L})/iu;

/** Whether a message asks something or leaves what was spoken of. */
const asksOrTurns = (text: string): boolean => asks.test(text) || readOpening(text).turns !== null;

/** How much of what is asked an entry has to speak of, by rarity: one that speaks of the story alone answers nothing. */
const fewestSpoken = 0.25;

/** Messages of a story that are read with the one that asks. */
const mostTold = 3;
/** From so many messages on that only tell, what they tell is a story, whatever the question leans on. */
const manyTold = 2;

/**
 * Whether several messages only tell what is the case, so that what is asked behind them is asked of all of it.
 * @param earlier the person's messages, oldest first
 */
export function tellsStory(earlier: readonly string[]): boolean {
  const told = earlier.slice(-mostTold);
  return told.length >= manyTold && !told.some(asksOrTurns);
}

/**
 * What answers a question at the end of a story that was told in the messages before it, of which none asked anything; after a single one only
 * where the question leans on it.
 * @param question as read
 * @param earlier the person's messages before it, oldest first
 * @returns what may be meant where all of it is not sure enough; null where nothing was told so, or not even that is near
 */
export function settleStory(question: ReadQuestion, earlier: readonly string[]): Choice | null {
  const told = earlier.slice(-mostTold);
  const isOfStory = told.length >= manyTold || (told.length > 0 && question.isLeaning);
  if (!isOfStory || judgeOutside(question) > limits.stranger) return null;
  if (told.some(asksOrTurns)) return null;
  const whole = readQuestion([...told, question.text].join('. '));
  const found = findEntries(toSought(whole));
  const certainty = weighCertainty(found, whole);
  // Most words of a story are of its circumstances, so less is asked where one entry is ahead of all others.
  const isAhead = (found[1]?.share ?? 0) < (found[0]?.share ?? 0) * limits.ahead;
  const isEnough = isAhead && certainty >= limits.together;
  const { entry, ...choice } = settle(
    found,
    whole,
    whole.features,
    isEnough ? Math.max(certainty, limits.pair) : certainty,
  );
  if (entry === null) return choice.others.length === 0 ? null : { ...choice, entry };
  return keepsOf(entry, question.features) < fewestSpoken ? null : { ...choice, entry, isFromBefore: true };
}
