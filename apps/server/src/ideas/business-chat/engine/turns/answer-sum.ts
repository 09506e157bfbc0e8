import { readTarget } from '../calculation/reckon/asked/read-target.ts';
import { addResults } from '../calculation/refer/add-results.ts';
import { changesOne, keepResult } from '../calculation/refer/keep-result.ts';
import { costOfAskedPrice } from '../calculation/cost-of-price.ts';
import { findSum } from '../calculation/find-sum.ts';
import { messages } from '../../messages.ts';
import { blank, type State } from '../chat-reply.ts';
import { chooseBeside } from '../choose/choose-each.ts';
import { answerDanger } from '../danger/answer-with-care.ts';
import { tellDeskRates, withDeskRates } from '../local/desk-rates.ts';
import type { ReadQuestion } from '../read-question.ts';
import { sourceOf } from '../source-of.ts';
import { writeCalculation, writeUnderQuestion } from '../write-answer.ts';
import type { Turn } from './turn.ts';

/** The rate of a loan is told, so that none of the desk's stands in its place. */
const tellsRate = /\d ?(?:%|persen)/iu;

/** A message with what it goes on with. */
type Asked = {
  readonly text: string;
  readonly question: ReadQuestion;
  /** The person's messages of the same subject, oldest first. */
  readonly before: readonly string[];
  readonly goesOn: boolean;
  /** What the person tells of their need beside it; null where they tell none. */
  readonly distress: Parameters<typeof answerDanger>[0] | null;
};

/**
 * The result that a message asks for, with what its other questions are answered with.
 * @param asked the message
 * @param state what was spoken of before
 * @returns null where nothing is reckoned
 */
export function answerSum({ text, question, before, goesOn, distress }: Asked, state: State): Turn | null {
  const together = addResults(text, state.results);
  const found =
    together === null ? findSum(text, before, state.calculation, goesOn) : { calculation: together };
  const cost = found === null ? costOfAskedPrice(text, before) : null;
  const calculated = found?.calculation ?? cost;
  if (calculated === null) return null;
  const calculation = withDeskRates(calculated);
  const desk = tellDeskRates(calculation, tellsRate.test([...before, text].join(' ')));
  const result = writeCalculation(calculation, found?.before);
  const rest = cost === null ? (desk?.line ?? null) : messages.onlyCost;
  const told = rest === null ? result : `${result}\n${rest}`;
  const beside = distress === null ? chooseBeside(text, (one) => readTarget(one) !== null) : [];
  // A sum is no reason to pass over what a person tells of themselves: its result stands after the words of care.
  const care = distress === null ? null : answerDanger(distress, text);
  const content = [...(care === null ? [] : [care.content]), told, ...beside.map(writeUnderQuestion)].join(
    '\n\n',
  );
  const sources = [
    ...(care?.sources ?? []),
    ...(desk?.sources ?? []),
    ...beside.map(({ entry }) => sourceOf(entry)),
  ];
  return {
    reply: { ...blank, ...care, content, sources, calculation, answered: true },
    state: {
      calculation,
      results: keepResult(state.results, calculation, goesOn && changesOne(text)),
      entry: state.entry,
      features: question.features,
      told: state.told,
      said: text,
      isSure: state.isSure,
      offered: [],
    },
  };
}
