import { setImmediate as nextTurn } from 'node:timers/promises';
import { inShortTurns } from '#ideas/in-short-turns.ts';
import type { ChatReply } from './chat-reply.ts';

/** Answers the last of a person's questions, which come oldest first. */
type Answer = (questions: readonly string[]) => ChatReply;

/** What the engine reads, the parts that take long apart from one another: loading a module takes one turn with all that it imports. */
const parts: readonly (() => Promise<unknown>)[] = [
  () => import('@kawanusaha/bahasa/understand'),
  () => import('../knowledge/knowledge-base.ts'),
  () => import('#content/chat/crisis-weights.json', { with: { type: 'json' } }),
  () => import('./danger/danger-likelihood.ts'),
  () => import('./danger/find/find-danger.ts'),
  async () => (await import('./topics/topic-model.ts')).topicModel(),
  () => import('./retrieval/entry-index.ts'),
  () => import('#ideas/generate-business-idea/engine/compose/local/local-data.ts'),
  () => import('./answer-conversation.ts'),
];

/** Reads a question once, a piece in a turn: patterns are compiled when they are first used, and code is fast only once it has run often. */
async function rehearse(question: string): Promise<void> {
  const [{ crisisPatterns, violencePatterns }, { misdeeds }, { findDanger }] = await Promise.all([
    import('./danger/crisis-patterns.ts'),
    import('./danger/unlawful/misdeeds.ts'),
    import('./danger/find/find-danger.ts'),
  ]);
  await inShortTurns(
    (function* match() {
      for (const pattern of [...crisisPatterns, ...violencePatterns]) yield pattern.test(question);
      for (const { pattern } of misdeeds) yield pattern.test(question);
    })(),
  );
  findDanger(question);
  await nextTurn();
  const [{ compareWithEntry }, { entryIndex }, { toSought }, { readQuestion }] = await Promise.all([
    import('./retrieval/compare-with-entry.ts'),
    import('./retrieval/entry-index.ts'),
    import('./retrieval/find-entries.ts'),
    import('./read-question.ts'),
  ]);
  const sought = toSought(readQuestion(question));
  const index = entryIndex();
  await inShortTurns(
    (function* compare() {
      for (const indexed of index.entries) yield compareWithEntry(sought, indexed, index);
    })(),
  );
}

async function load(): Promise<Answer> {
  for (const part of parts) {
    // oxlint-disable-next-line no-await-in-loop -- one turn after the other is what it is for
    await part();
    // oxlint-disable-next-line no-await-in-loop -- as above
    await nextTurn();
  }
  const { buildEntryIndex } = await import('./retrieval/entry-index.ts');
  await buildEntryIndex();
  await rehearse('cara menghitung harga jual');
  return (await import('./answer-conversation.ts')).answerConversation;
}

let loading: Promise<Answer> | null = null;

/**
 * The engine of the chat. What it knows is large: until the first question the process does without it, and then loads it in short
 * turns, between which other requests are answered.
 */
export const loadEngine = (): Promise<Answer> =>
  (loading ??= load().catch((error: unknown) => {
    // The next question tries again.
    loading = null;
    throw error;
  }));
