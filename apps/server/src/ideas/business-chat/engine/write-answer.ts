import type { Calculation } from '@kawanusaha/contracts/finance/calculation';
import { explainCalculation } from '@kawanusaha/contracts/finance/explain-calculation';
import type { KnowledgeEntry } from '../knowledge/entry-schema.ts';
import type { Each, Told } from './choose/choose-each.ts';
import { messages } from '../messages.ts';

/** An answer as it is shown; two of them under the questions that they answer. */
export function writeAnswer(entries: readonly KnowledgeEntry[], lead: string, isFromBefore = false): string {
  const [entry] = entries;
  if (entries.length > 1)
    return [messages.twoMeant, ...entries.map(({ question, answer }) => `${question}\n${answer}`)].join(
      '\n\n',
    );
  const answer = lead === '' ? (entry?.answer ?? '') : `${lead}\n\n${entry?.answer ?? ''}`;
  return isFromBefore && entry !== undefined ? `${entry.question}\n${answer}` : answer;
}

/** An answer under the question that it answers. */
export const writeUnderQuestion = ({ entry, lead }: Told): string => writeAnswer([entry], lead, true);

/** Letters of a question that are quoted at most. */
const mostQuoted = 120;
const quote = (question: string): string =>
  question.length <= mostQuoted ? question : `${question.slice(0, mostQuoted).replace(/\s+\S*$/u, '')}…`;

/** The answers to several questions of one message, each under its question, and the questions that nothing answers. */
export function writeEach({ told, open }: Each): string {
  const [sole, ...more] = told;
  const answers =
    sole !== undefined && more.length === 0
      ? [writeAnswer([sole.entry], sole.lead)]
      : [messages.severalAsked, ...told.map(writeUnderQuestion)];
  return [...answers, ...open.map((question) => messages.openQuestion(quote(question)))].join('\n\n');
}

/** A result with its formula; after a figure was changed what it was before, so that both can be compared. */
export function writeCalculation(calculation: Calculation, before: Calculation | undefined): string {
  const content = explainCalculation(calculation) ?? '';
  const [result] = before === undefined ? [] : (explainCalculation(before) ?? '').split('\n');
  return result === undefined || content.startsWith(result)
    ? content
    : `${content}\n${messages.before(result)}`;
}
