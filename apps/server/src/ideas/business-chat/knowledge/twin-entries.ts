import twins from '#content/chat/twin-entries.json' with { type: 'json' };
import type { KnowledgeEntry } from './entry-schema.ts';

const firstOf = new Map(twins.flatMap((ids) => ids.map((id) => [id, ids[0] ?? id] as const)));

/**
 * Under which of several entries that answer the same question an entry goes: such twins are told once, never beside each other, and belief in
 * one speaks for the other.
 * @param id of an entry or a detail
 */
export const twinOf = (id: string): string => firstOf.get(id) ?? id;

/**
 * What an entry is told together with: the entry that a detail belongs to, and the first of its twins.
 * @param entry or a detail
 */
export const familyOf = ({ id, detail }: KnowledgeEntry): string => twinOf(detail?.of ?? id);
