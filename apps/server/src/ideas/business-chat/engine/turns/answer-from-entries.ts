import { messages } from '../../messages.ts';
import { asksSum } from '../calculation/reckon/asks-sum.ts';
import { findMissing } from '../calculation/reckon/find-missing.ts';
import { blank, type State } from '../chat-reply.ts';
import { isDoubtfulTold } from '../certainty/told/judge-told.ts';
import { askedBack } from '../choose/asked-back.ts';
import { chooseTogether } from '../choose/choose-answer.ts';
import { chooseEach } from '../choose/choose-each.ts';
import { settleStory, tellsStory } from '../choose/settle-story.ts';
import type { Choice } from '../choose/tell-together.ts';
import { warmth } from '../danger/answer-with-care.ts';
import { tellsWeariness } from '../danger/worries/tells-weariness.ts';
import { limits } from '../limits.ts';
import type { ReadQuestion } from '../read-question.ts';
import { sourceOf } from '../source-of.ts';
import { writeAnswer, writeEach } from '../write-answer.ts';
import { askBack } from './answer-picked.ts';
import type { Turn } from './turn.ts';

/** A message with what it goes on with. */
type Asked = {
  readonly text: string;
  readonly question: ReadQuestion;
  /** The person's messages of the same subject, oldest first. */
  readonly before: readonly string[];
  /** Whether it goes on with the figures of before. */
  readonly goesOn: boolean;
};

function chooseOrTellStory({ text, question, before }: Asked, state: State): Choice {
  const chosen = askedBack(chooseTogether(question, state), text);
  const story = chosen.entry === null ? settleStory(question, before) : null;
  if (story !== null) return askedBack(story, text);
  return tellsStory(before) ? chosen : offerDoubtful(chosen, question, state);
}

/**
 * A choice that goes on with what was spoken of before, whose entries are only offered where they are unlikely to be what is asked; an aspect
 * alone ('di mana?') is asked of nothing else.
 */
function offerDoubtful(choice: Choice, question: ReadQuestion, state: State): Choice {
  const { entry, second, others, features } = choice;
  if (entry === null || state.said === '' || question.isBare) return choice;
  const told = second === undefined ? [entry] : [entry, second];
  return isDoubtfulTold(told, question, state)
    ? { entry: null, lead: '', others: [...told, ...others].slice(0, limits.offered), features }
    : choice;
}

/** What nothing sure was found for: the figure that a sum lacks is asked for, or what may have been meant. */
function answerUnsure({ text, question }: Asked, choice: Choice, missing: string | null, state: State): Turn {
  if (missing !== null)
    return {
      reply: { ...blank, content: messages.missingFigure(missing) },
      state: { ...state, said: text },
    };
  const { others, features } = choice;
  // What may have been meant is what the next question leans on, where nothing was spoken of before.
  const spoken =
    state.entry === null ? { second: undefined, entry: others[0] ?? null, features, isSure: false } : {};
  return { reply: askBack(others, question), state: { ...state, ...spoken, said: text, offered: others } };
}

/**
 * What is known of what a message asks: the entries that answer it, or what may have been meant.
 * @param asked the message
 * @param state what was spoken of before
 */
export function answerFromEntries(asked: Asked, state: State): Turn {
  const { text, before, goesOn } = asked;
  const turns = [...before, text];
  const missing = findMissing(turns);
  const choice = chooseOrTellStory(asked, state);
  const each = chooseEach(text, state, choice);
  const { entry, second } =
    each === null ? choice : { entry: each.told[0]?.entry ?? null, second: each.told[1]?.entry };
  if (entry === null) return answerUnsure(asked, choice, missing, state);
  const { lead, isFromBefore, others, features } = choice;
  const entries =
    each === null ? (second === undefined ? [entry] : [entry, second]) : each.told.map((one) => one.entry);
  // Behind a sum that was reckoned, what an entry answers by itself without a figure asks for no other.
  const isBeside = state.calculation !== null && isFromBefore !== true && !/\d/u.test(text);
  const isReckoned = missing === null && (isBeside || !asksSum(turns, goesOn));
  const written = each === null ? writeAnswer(entries, lead, isFromBefore) : writeEach(each);
  const warm = tellsWeariness(text) ? `${warmth}\n\n` : '';
  // The result of a person's own sums stands in no entry: what is known of the way is said, and that it is not the answer.
  const content = isReckoned
    ? `${warm}${written}`
    : `${warm}${missing === null ? messages.notReckoned : messages.missingFigure(missing)}\n\n${written}`;
  return {
    reply: {
      ...blank,
      content,
      sources: entries.map(sourceOf),
      suggestions: others.map((other) => other.question),
      answered: isReckoned,
      entries,
    },
    state: {
      calculation: state.calculation,
      results: state.results,
      told: state.told,
      entry,
      second,
      features,
      said: text,
      isSure: true,
      offered: entries.length + others.length > 1 ? [...entries, ...others] : [],
    },
  };
}
