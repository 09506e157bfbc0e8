import {
  type Bag,
  entryIndex,
  lengthOf,
} from '../../apps/server/src/ideas/business-chat/engine/entry-index.ts';
import { noFigures } from '../../apps/server/src/ideas/business-chat/engine/calculation/figures.ts';
import { findCalculation } from '../../apps/server/src/ideas/business-chat/engine/calculation/find-calculation.ts';
import { findDanger } from '../../apps/server/src/ideas/business-chat/engine/danger/find-danger.ts';
import { readQuestion } from '../../apps/server/src/ideas/business-chat/engine/read-question.ts';
import { compareTrigrams, trigramsOf } from '../../apps/server/src/ideas/business-chat/engine/trigrams.ts';
import { judgeChat, type ChatItem } from '../../quality/scoring/judge-chat.ts';

/** A judged question that an entry has to answer, or that none can. */
export type OpenQuestion = {
  readonly text: string;
  /** Places in the index of the entries whose answer is judged right. */
  readonly right: ReadonlySet<number>;
  /** Ways of asking so like it that they may have been written from it: it is judged as if they were not there. */
  readonly copies: ReadonlySet<string>;
};

/** Cosine of words, and of letters in threes, from which a way of asking passes for written from the question. */
const sameWords = 0.6;
const sameLetters = 0.5;

function findCopies(text: string, right: ReadonlySet<number>): Set<string> {
  const { entries, rarity } = entryIndex();
  const { features, normal } = readQuestion(text);
  const bag: Bag = new Map([...features].map((feature) => [feature, rarity(feature)]));
  const length = lengthOf(bag);
  const trigrams = trigramsOf(normal);
  const asks = [...right].flatMap((place) => entries[place]?.asks ?? []);
  const copies = asks.filter((ask) => {
    let shared = 0;
    for (const [feature, weight] of bag) shared += weight * (ask.bag.get(feature) ?? 0);
    const alike = length * ask.length === 0 ? 0 : shared / (length * ask.length);
    return alike >= sameWords || compareTrigrams(trigrams, ask.trigrams) >= sameLetters;
  });
  return new Set(copies.map((ask) => ask.text));
}

/** The single questions among the judged ones that are answered from the entries; dangers and calculations are not. */
export function readOpenQuestions(items: readonly ChatItem[]): OpenQuestion[] {
  const { entries } = entryIndex();
  return items.flatMap((item) => {
    const [text, ...more] = item.turns;
    if (text === undefined || more.length > 0 || (item.kind !== 'answer' && item.kind !== 'unknown'))
      return [];
    if (findDanger(text) !== null || findCalculation(text, noFigures, false).calculation !== null) return [];
    const right = new Set(
      entries.flatMap(({ entry }, place) =>
        item.kind === 'answer' &&
        judgeChat(item, { text: entry.answer, isAnswer: true, isTold: true }) === 'right'
          ? [place]
          : [],
      ),
    );
    return [{ text, right, copies: findCopies(text, right) }];
  });
}
