import { allConcepts, concept, hasConcept } from '@kawanusaha/bahasa/lexicon/concepts';
import { broader, related } from '@kawanusaha/bahasa/lexicon/links';

/** Meanings that are further apart say nothing about a pair. */
const nearest = 0.5;
/** No way of more links is that near. */
const depth = 2;
/** Who does 'administrasi' need not know 'akuntansi': a wider meaning says less than a likeness of the two. */
const wider = 0.55;
/** Who knows Laravel can do what is asked for as pemrograman web: a narrower skill is a way of doing the wider one. */
const narrower = 0.85;

const none: ReadonlyMap<string, number> = new Map();
const near = new Map<string, ReadonlyMap<string, number>>();
const widerThan = new Map<string, ReadonlySet<string>>();
const covering = new Map<string, ReadonlyMap<string, number>>();
let skillsBelow: ReadonlyMap<string, readonly string[]> | undefined;

/** The narrower skills of each skill, over any number of links. */
function narrowerSkills(): ReadonlyMap<string, readonly string[]> {
  if (skillsBelow !== undefined) return skillsBelow;
  const found = new Map<string, string[]>();
  for (const { id, kind } of allConcepts) {
    if (kind !== 'skill') continue;
    for (const wide of broader(id))
      if (concept(wide).kind === 'skill') found.set(wide, [...(found.get(wide) ?? []), id]);
  }
  skillsBelow = found;
  return found;
}

/** The meanings near to one, with their likeness from 0.5 on; kept, since the lexicon does not change while running. */
export function nearConcepts(id: string): ReadonlyMap<string, number> {
  const known = near.get(id);
  if (known !== undefined) return known;
  if (!hasConcept(id)) return none;
  const found = new Map<string, number>();
  for (const { id: other, weight } of related(id, depth)) if (weight >= nearest) found.set(other, weight);
  near.set(id, found);
  return found;
}

/** The meanings that answer to a wanted one: those near to it, and every narrower skill of a wanted skill. */
export function coveringConcepts(id: string): ReadonlyMap<string, number> {
  const known = covering.get(id);
  if (known !== undefined) return known;
  if (!hasConcept(id)) return none;
  const found = new Map(nearConcepts(id));
  for (const other of narrowerSkills().get(id) ?? [])
    found.set(other, Math.max(found.get(other) ?? 0, narrower));
  covering.set(id, found);
  return found;
}

function isWider(own: string, wanted: string): boolean {
  const known = widerThan.get(wanted) ?? new Set(broader(wanted));
  widerThan.set(wanted, known);
  return known.has(own);
}

/**
 * How well a meaning answers to a wanted one, 0 to 1; 0 for identifiers that the lexicon does not have.
 * A wider meaning is only near to what is wanted, a narrower skill is a way of it.
 */
export function relateConcepts(wanted: string, own: string): number {
  if (wanted === own) return 1;
  const found = Math.max(coveringConcepts(wanted).get(own) ?? 0, nearConcepts(own).get(wanted) ?? 0);
  return found > wider && isWider(own, wanted) ? wider : found;
}
