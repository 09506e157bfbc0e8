import type { Bag } from '../../apps/server/src/ideas/business-chat/engine/retrieval/ask-index.ts';
import { entryIndex } from '../../apps/server/src/ideas/business-chat/engine/retrieval/entry-index.ts';
import { reckon } from '../../apps/server/src/ideas/business-chat/engine/calculation/reckon/reckon.ts';
import { findDanger } from '../../apps/server/src/ideas/business-chat/engine/danger/find/find-danger.ts';
import { readQuestion } from '../../apps/server/src/ideas/business-chat/engine/read-question.ts';
import { scoreAsks } from '../../apps/server/src/ideas/business-chat/engine/retrieval/score-asks.ts';
import { trigramsOf } from '../../apps/server/src/ideas/business-chat/engine/retrieval/trigrams.ts';
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
  const index = entryIndex();
  const { features, normal } = readQuestion(text);
  const bag: Bag = new Map([...features].map((feature) => [feature, index.rarity(feature)]));
  const { words, letters } = scoreAsks({ bag, trigrams: trigramsOf(normal) }, index.asks);
  const asks = [...right].flatMap((place) => index.entries[place]?.asks ?? []);
  return new Set(
    asks
      .filter(({ place }) => (words[place] ?? 0) >= sameWords || (letters[place] ?? 0) >= sameLetters)
      .map((ask) => ask.text),
  );
}

/** The single questions among the judged ones that are answered from the entries; dangers and calculations are not. */
export function readOpenQuestions(items: readonly ChatItem[]): OpenQuestion[] {
  const { entries } = entryIndex();
  return items.flatMap((item) => {
    const [text, ...more] = item.turns;
    if (text === undefined || more.length > 0 || (item.kind !== 'answer' && item.kind !== 'unknown'))
      return [];
    if (findDanger(text) !== null || reckon([text]) !== null) return [];
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
