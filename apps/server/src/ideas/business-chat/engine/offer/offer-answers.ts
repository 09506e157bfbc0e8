import type { ChatOffer } from '@kawanusaha/contracts/chat-offers';
import type { KnowledgeEntry } from '../../knowledge/entry-schema.ts';
import type { ReadQuestion } from '../read-question.ts';
import { sourceOf } from '../source-of.ts';
import { briefAnswer } from './brief-answer.ts';

/**
 * What each question that may have been meant is answered with: the only one whole, several in brief.
 * @param entries that may have been meant, likeliest first
 * @param question as read
 */
export const offerAnswers = (entries: readonly KnowledgeEntry[], question: ReadQuestion): ChatOffer[] =>
  entries.map((entry) => ({
    question: entry.question,
    told: entries.length === 1 ? entry.answer : briefAnswer(entry, question),
    source: sourceOf(entry),
  }));
