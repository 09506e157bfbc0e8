import type { KnowledgeEntry } from '../../knowledge/entry-schema.ts';
import { entryIndex } from '../retrieval/entry-index.ts';
import { type ReadQuestion, readQuestion } from '../read-question.ts';

/** Part of what was spoken of before, by rarity, from which on an entry is still about it. */
const kept = 0.34;
/** Kinds of papers, of which several subjects are one: 'sertifikat' names no 'sertifikat halal'. */
const papers: ReadonlySet<string> = new Set(['sertifikat', 'izin', 'surat', 's:izin']);

/** How much of what was said an entry speaks of, by rarity, 0 to 1. */
export function keepsOf({ id }: KnowledgeEntry, before: ReadonlySet<string>): number {
  const { entries, rarity } = entryIndex();
  const indexed = entries.find(({ entry }) => entry.id === id);
  let whole = 0;
  let held = 0;
  for (const feature of before) {
    const weight = rarity(feature);
    whole += weight;
    const has =
      indexed?.counts.has(feature) === true ||
      indexed?.keys.has(feature) === true ||
      indexed?.answer.has(feature);
    if (has === true) held += weight;
  }
  return whole === 0 ? 1 : held / whole;
}

/**
 * Whether an entry leaves the subject of before though neither the question nor what was said names its own: after 'daftar halal' a refused trade mark does not
 * answer 'kalau ditolak?'.
 * @param entry that would be given
 * @param question as read
 * @param before the entry of before, if one was given, and the features of what was said of it
 */
export function leavesSubject(
  entry: KnowledgeEntry,
  question: ReadQuestion,
  before: { readonly entry: KnowledgeEntry | null; readonly features: ReadonlySet<string> },
): boolean {
  if (entry.subject === before.entry?.subject) return false;
  const subject = readQuestion(entry.subject.replaceAll('-', ' ')).features;
  const isNamed = (feature: string) => question.features.has(feature) || before.features.has(feature);
  const own = [...subject].filter((feature) => !papers.has(feature));
  if ((own.length > 0 ? own : [...subject]).some(isNamed)) return false;
  return keepsOf(entry, before.features) < kept;
}
