import { readQuestion } from '../../apps/server/src/ideas/business-chat/engine/read-question.ts';
import { topicFeaturesOf } from '../../apps/server/src/ideas/business-chat/engine/topics/topic-features.ts';
import { knowledgeEntries } from '../../apps/server/src/ideas/business-chat/knowledge/knowledge-base.ts';
import type { TopicSample } from './learn-topics.ts';

/** The entries' ids in the order of the samples' places. */
export const topicIds = (): string[] => knowledgeEntries.map(({ id }) => id);

/** Every way of asking with what the topic model looks at. */
export function topicSamples(): (TopicSample & { readonly text: string })[] {
  return knowledgeEntries.flatMap(({ question, asks }, entry) =>
    [question, ...asks].map((text) => ({
      text,
      entry,
      features: topicFeaturesOf(readQuestion(text)),
    })),
  );
}
