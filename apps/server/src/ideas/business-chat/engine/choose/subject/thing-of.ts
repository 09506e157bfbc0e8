import { understand } from '@kawanusaha/bahasa/understand';
import type { KnowledgeEntry } from '../../../knowledge/entry-schema.ts';
import { readQuestion } from '../../read-question.ts';

/**
 * The words for the thing that a message and its answer are both about, as the person wrote them: of 'qris kena potongan berapa' it is 'qris'.
 * @param said the message
 * @param entry that answered it
 * @returns nothing where they share no thing that the lexicon knows
 */
export function thingOf(said: string, entry: KnowledgeEntry): string {
  const { features } = readQuestion(`${entry.question} ${entry.subject.replaceAll('-', ' ')}`);
  const shared = understand(said).concepts.filter(({ id, negated }) => !negated && features.has(`c:${id}`));
  return [...new Set(shared.map(({ start, end }) => said.slice(start, end)))].join(' ');
}
