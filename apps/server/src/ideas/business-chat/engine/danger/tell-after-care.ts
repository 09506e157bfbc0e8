import type { KnowledgeEntry } from '../../knowledge/entry-schema.ts';
import { findEntry } from '../../knowledge/knowledge-base.ts';

/** Subjects of which the entry follows when a person in debt or in an addiction was first spoken to as a person. */
const followedSubjects: ReadonlySet<string> = new Set([
  'pinjaman',
  'pinjaman-online',
  'kur',
  'piutang',
  'korban-penipuan',
  'judi',
]);
/** Entries of other subjects of which the same holds: a customer who was poisoned cannot wait. */
const followedEntries: ReadonlySet<string> = new Set(['keracunan-pembeli', 'keracunan-tuduhan']);

/**
 * The entry that is told after words of care; null where a person in distress is better served by those alone.
 * @param entry that answers what was asked
 */
export function tellAfterCare(entry: KnowledgeEntry): KnowledgeEntry | null {
  if (!followedSubjects.has(entry.subject) && !followedEntries.has(entry.id)) return null;
  // Who cannot leave a game alone is no partner of another player, of whom a detail may tell.
  return (entry.subject === 'judi' ? findEntry(entry.detail?.of ?? entry.id) : undefined) ?? entry;
}
