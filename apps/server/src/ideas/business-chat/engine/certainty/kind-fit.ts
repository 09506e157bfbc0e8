import type { Aspect, KnowledgeEntry } from '../../knowledge/entry-schema.ts';
import type { ReadQuestion } from '../read-question.ts';
import { type AskedKind, readAskedKinds } from './asked-kinds.ts';
import { readCounted, tellsCount } from './counted-things.ts';

/** What the answer has to hold to tell it, whatever the entry is asked for; the other kinds cannot be seen in an answer. */
const toldBy: Partial<Record<AskedKind, RegExp>> = {
  place: /\.(?:go|co)\.id|\b(?:laman|situs|kantor|dinas|portal|aplikasi)\b/iu,
  contact: /\b(?:telepon|call center|hotline|surel)\b/iu,
  time: /\b(?:hari|minggu|bulan|tahun|jam|menit|tanggal)\b/iu,
  money: /\bRp\b|\bgratis\b|\btidak dipungut\b|%|\bpersen\b/iu,
  count: /\d/u,
  outcome: /\b(?:sanksi|denda|pidana|teguran|risiko)\b/iu,
};
/** Follow-ups of an entry that tell a kind. */
const toldByFollowUp: Readonly<Record<Aspect, AskedKind>> = {
  biaya: 'money',
  lama: 'time',
  syarat: 'needs',
  dokumen: 'needs',
  cara: 'way',
  tempat: 'place',
  risiko: 'outcome',
  beda: 'difference',
  contoh: 'example',
};
/** What is a fact, so that an entry either tells it or does not. */
const facts: ReadonlySet<AskedKind> = new Set(['person', 'place', 'contact', 'time', 'money', 'count']);
/** Part of an entry's ways of asking from which it is an entry about a kind, and what an answer that holds it counts as. */
const enough = 0.25;
const holds = 0.5;

/** Parts of an entry's ways of asking by kind; read once for an entry. */
const readEntries = new Map<string, ReadonlyMap<AskedKind, number>>();

function kindsOf({ id, question, asks }: KnowledgeEntry): ReadonlyMap<AskedKind, number> {
  const known = readEntries.get(id);
  if (known !== undefined) return known;
  const parts = new Map<AskedKind, number>();
  const all = [question, ...asks];
  for (const ask of all)
    for (const kind of readAskedKinds(ask.toLowerCase()))
      parts.set(kind, (parts.get(kind) ?? 0) + 1 / all.length);
  readEntries.set(id, parts);
  return parts;
}

function fitOf(entry: KnowledgeEntry, kind: AskedKind): number {
  const byAsks = Math.min(1, (kindsOf(entry).get(kind) ?? 0) / enough);
  const isHeld =
    toldBy[kind]?.test(entry.answer) === true ||
    Object.keys(entry.followUps).some((aspect) => toldByFollowUp[aspect as Aspect] === kind);
  return Math.max(byAsks, isHeld ? holds : 0);
}

/** How well what is asked is what entries tell, each 0 to 1. */
export type KindFit = {
  /** Part of the asked kinds that they are asked for. */
  readonly fit: number;
  /** Whether a fact is asked of which they say nothing. */
  readonly otherFact: number;
  /** Part of the other asked kinds of which they say nothing. */
  readonly otherKind: number;
};

/**
 * Compares what a question wants to be told (a sum, a person, a place …) with what the entries that would be given tell.
 * @param question as read
 * @param entries one or two
 */
export function compareKinds({ text, normal }: ReadQuestion, entries: readonly KnowledgeEntry[]): KindFit {
  const asked = readAskedKinds(`${normal} | ${text.toLowerCase()}`);
  const counted = readCounted(normal);
  const tells = (entry: KnowledgeEntry, kind: AskedKind): number =>
    kind === 'count' && counted !== null && !tellsCount(entry, counted) ? 0 : fitOf(entry, kind);
  const fits = asked.map((kind) => ({
    kind,
    fit: Math.max(0, ...entries.map((entry) => tells(entry, kind))),
  }));
  const others = fits.filter(({ kind }) => !facts.has(kind));
  return {
    fit: fits.length === 0 ? 0 : fits.reduce((sum, { fit }) => sum + fit, 0) / fits.length,
    otherFact: fits.some(({ kind, fit }) => facts.has(kind) && fit === 0) ? 1 : 0,
    otherKind: others.length === 0 ? 0 : others.filter(({ fit }) => fit === 0).length / others.length,
  };
}
