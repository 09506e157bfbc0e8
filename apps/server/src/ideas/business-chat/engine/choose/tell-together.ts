import type { KnowledgeEntry } from '../../knowledge/entry-schema.ts';
import { twinOf } from '../../knowledge/twin-entries.ts';
import type { Found } from '../retrieval/find-entries.ts';
import { limits } from '../limits.ts';

/** The entry that answers, with a sentence before it; or what may have been meant; or neither. */
export type Choice = {
  entry: KnowledgeEntry | null;
  /** A second entry that is as likely meant. */
  second?: KnowledgeEntry;
  lead: string;
  /** It was read with what was spoken of before, so the answer says first what it answers. */
  isFromBefore?: boolean;
  others: readonly KnowledgeEntry[];
  features: ReadonlySet<string>;
};

/** Two entries of which one is a detail of the other, or both are of the same, or answer the same question, as one answer; null where they are not. */
export function tellTogether(
  first: KnowledgeEntry,
  second: KnowledgeEntry,
): { entry: KnowledgeEntry; lead: string } | null {
  if (twinOf(first.id) === twinOf(second.id)) return { entry: first, lead: '' };
  if (second.detail?.of === first.id) return { entry: second, lead: '' };
  if (first.detail?.of === second.id) return { entry: first, lead: '' };
  if (first.detail === undefined || first.detail.of !== second.detail?.of) return null;
  return { entry: first, lead: second.detail.told };
}

/** Two entries of the subject of before that are nearest, where neither is sure enough alone: together they mostly hold what is asked. */
export function tellBoth(
  found: readonly Found[],
  before: KnowledgeEntry,
  certainty: number,
  features: ReadonlySet<string>,
): Choice | null {
  const [best, second, third] = found;
  if (certainty < limits.within || best === undefined || second === undefined) return null;
  if ([best, second].some(({ entry }) => entry.subject !== before.subject)) return null;
  const told = tellTogether(best.entry, second.entry);
  return told === null
    ? {
        entry: best.entry,
        second: second.entry,
        lead: '',
        others: third === undefined || third.share < limits.offer ? [] : [third.entry],
        features,
      }
    : { ...told, others: [], features };
}
