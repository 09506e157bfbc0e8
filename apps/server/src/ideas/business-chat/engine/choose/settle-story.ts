import { judgeOutside } from '../certainty/outside-likelihood.ts';
import { findEntries, toSought } from '../retrieval/find-entries.ts';
import { keepsOf } from './leaves-subject.ts';
import { limits } from '../limits.ts';
import { readQuestion, type ReadQuestion } from '../read-question.ts';
import { readOpening } from './read-opening.ts';
import { settle } from './settle.ts';
import type { Choice } from './tell-together.ts';

/** Asks for something: what was answered already would weigh more than what is asked now. */
const asks =
  /\?|(?<!\p{L})(?:apa|apakah|apaan|opo|naon|gimana|gmn|bagaimana|piye|kumaha|cemana|berapa|brp|brapa|piro|sabaraha|kapan|kapankah|dimana|dmn|kemana|kenapa|knp|ngapa|mengapa|siapa|boleh|cara\p{L}*|tips|tolong|minta (?:contoh|saran))(?!\p{L})/iu;

/** How much of what is asked an entry has to speak of, by rarity: one that speaks of the story alone answers nothing. */
const fewestSpoken = 0.25;

/** Messages of a story that are read with the one that asks. */
const fewestTold = 2;

/**
 * What answers a question at the end of a story that was told over several messages, of which none asked anything; where the message and the
 * one before it are not sure enough.
 * @param question as read
 * @param earlier the person's messages before it, oldest first
 * @returns null where nothing was told so, or not even all of it says enough
 */
export function settleStory(question: ReadQuestion, earlier: readonly string[]): Choice | null {
  const told = earlier.slice(-fewestTold);
  if (told.length < fewestTold || judgeOutside(question) > limits.stranger) return null;
  if (told.some((text) => asks.test(text) || readOpening(text).turns !== null)) return null;
  const whole = readQuestion([...told, question.text].join('. '));
  const { entry, ...choice } = settle(findEntries(toSought(whole)), whole, whole.features);
  if (entry === null || keepsOf(entry, question.features) < fewestSpoken) return null;
  return { ...choice, entry, isFromBefore: true };
}
