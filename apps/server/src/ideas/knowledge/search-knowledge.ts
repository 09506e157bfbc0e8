import type { Sql } from '@kawanusaha/backend/db/pool';
import { toBookWords } from './book-words.ts';

export type KnowledgeHit = {
  slug: string;
  topic: string;
  question: string;
  answer: string;
  source: string;
  /** Share of the question's own words that the entry names, 0 to 1. */
  coverage: number;
};

/** Entries of the knowledge base that fit a question, best first; empty when no word of it is known. */
export async function searchKnowledge(sql: Sql, question: string, maxRows: number): Promise<KnowledgeHit[]> {
  return sql<KnowledgeHit[]>`select * from private.search_knowledge(${toBookWords(question)}, ${maxRows})`;
}
