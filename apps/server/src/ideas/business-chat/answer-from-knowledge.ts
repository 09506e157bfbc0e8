import type { ChatSource } from '@kawanusaha/contracts/business-chat';
import { searchKnowledge } from '#ideas/knowledge/search-knowledge.ts';
import type { Sql } from '@kawanusaha/backend/db/pool';
import { messages } from './messages.ts';

export type KnowledgeAnswer = { content: string; sources: ChatSource[] };

/** Below this share of known words an entry is more likely beside the point than an answer. */
const smallestCoverage = 0.34;
const relatedCoverage = 0.5;

/** Best entry as the answer, further good ones as hints, each with its source; says so when nothing fits. */
export async function answerFromKnowledge(sql: Sql, question: string): Promise<KnowledgeAnswer> {
  const [best, ...others] = await searchKnowledge(sql, question, 3);
  if (best === undefined || best.coverage < smallestCoverage)
    return { content: messages.nothingFound, sources: [] };
  const related = others.filter(({ coverage }) => coverage >= relatedCoverage);
  const hints = related.map((hit) => `- ${hit.question}`).join('\n');
  return {
    content: hints === '' ? best.answer : `${best.answer}\n\n${messages.related}\n${hints}`,
    sources: [best, ...related].map(({ question: title, source }) => ({ title, source })),
  };
}
