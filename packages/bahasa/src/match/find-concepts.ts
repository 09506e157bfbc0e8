import type { Concept } from '../lexicon/concept.ts';
import {
  conceptsOfJoined,
  conceptsOfSplit,
  conceptsOfStems,
  formIndex,
  weightOf,
} from '../lexicon/form-index.ts';
import { conceptsOfStem } from './concepts-of-stem.ts';
import type { FoundBy } from '../understanding.ts';
import type { Break } from '../negation/clauses.ts';
import { chooseConcept } from './choose-concept.ts';
import type { Unit } from './units.ts';

/** A concept over the units from `from` to before `to`. */
export type Match = {
  readonly concept: Concept;
  readonly from: number;
  readonly to: number;
  readonly via: FoundBy;
  readonly weight: number;
};

/** Words of the longest phrase that is looked for. */
const longestPhrase = 8;

type Candidate = Omit<Match, 'concept'> & { readonly concepts: readonly Concept[] };

/**
 * The concepts of a text: the longest phrases first, and no word stands for two of them.
 * @param units its normal words
 * @param breaks what stands before each written word
 * @returns matches in the order of the text
 */
export function findConcepts(units: readonly Unit[], breaks: readonly Break[]): Match[] {
  const candidates = units.flatMap((_unit, from) =>
    candidatesAt(units, from, clauseEnd(units, breaks, from)),
  );
  candidates.sort((a, b) => b.to - b.from - (a.to - a.from) || b.weight - a.weight || a.from - b.from);
  const blocked = findNotForms(units);
  const taken = new Set<number>();
  const chosen: Match[] = [];
  for (const { concepts, ...place } of candidates) {
    if (!isFree(taken, place)) continue;
    const open = concepts.filter(({ id }) => !isBlocked(blocked, id, place));
    const concept = chooseConcept(open, units.slice(place.from, place.to), units);
    if (!concept) continue;
    for (let at = place.from; at < place.to; at++) taken.add(at);
    chosen.push({ concept, ...place });
  }
  return chosen.sort((a, b) => a.from - b.from);
}

type Place = { readonly from: number; readonly to: number };

function isFree(taken: ReadonlySet<number>, { from, to }: Place): boolean {
  for (let at = from; at < to; at++) if (taken.has(at)) return false;
  return true;
}

const isBlocked = (
  blocked: ReadonlyMap<string, readonly Place[]>,
  id: string,
  { from, to }: Place,
): boolean => blocked.get(id)?.some((phrase) => from >= phrase.from && to <= phrase.to) === true;

const joinNormals = (units: readonly Unit[], from: number, to: number): string => {
  let key = units[from]?.normal ?? '';
  for (let at = from + 1; at < to; at++) key += ` ${units[at]?.normal ?? ''}`;
  return key;
};

const joinStems = (units: readonly Unit[], from: number, to: number): string => {
  let key = units[from]?.stem ?? '';
  for (let at = from + 1; at < to; at++) key += ` ${units[at]?.stem ?? ''}`;
  return key;
};

const longestAt = ({ normal, stem }: Unit): number =>
  Math.max(1, formIndex.longest.get(normal) ?? 0, formIndex.longest.get(stem) ?? 0);

/** The unit before which a comma or the end of a sentence stands: no phrase reaches beyond it. */
function clauseEnd(units: readonly Unit[], breaks: readonly Break[], from: number): number {
  let to = from + 1;
  while (to < units.length && to < from + longestPhrase) {
    const word = units[to]?.word ?? 0;
    if (word !== units[to - 1]?.word && breaks[word] !== 'none') break;
    to++;
  }
  return to;
}

function candidatesAt(units: readonly Unit[], from: number, last: number): Candidate[] {
  const first = units[from];
  if (!first) return [];
  const found: Candidate[] = [];
  const add = (to: number, via: FoundBy, concepts: readonly Concept[] | undefined): boolean => {
    if (!concepts) return false;
    const by = units.slice(from, to).some(({ isCorrected }) => isCorrected) ? 'typo' : via;
    found.push({ concepts, from, to, via: by, weight: weightOf[by] });
    return true;
  };
  const end = Math.min(last, from + longestAt(first));
  for (let to = from + 1; to <= end; to++)
    if (!add(to, 'form', formIndex.forms.get(joinNormals(units, from, to))))
      add(to, 'stem', byStems(units, from, to));
  const next = units[from + 1];
  // 'drop ship' for 'dropship', and 'nasigoreng' for 'nasi goreng'.
  if (next && from + 2 <= last) add(from + 2, 'expansion', conceptsOfSplit(first.normal, next.normal));
  if (!found.some(({ to }) => to === from + 1)) add(from + 1, 'expansion', conceptsOfJoined(first.normal));
  return found;
}

function byStems(units: readonly Unit[], from: number, to: number): readonly Concept[] | undefined {
  if (to - from > 1) return conceptsOfStems(joinStems(units, from, to));
  const { normal = '', stem = '' } = units[from] ?? {};
  return conceptsOfStem(normal, stem);
}

/** Phrases in which a concept's form means something else. */
function findNotForms(units: readonly Unit[]): Map<string, Place[]> {
  const found = new Map<string, Place[]>();
  units.forEach((unit, from) => {
    for (let to = from + 1; to <= Math.min(units.length, from + longestAt(unit)); to++)
      for (const { id } of formIndex.notForms.get(joinNormals(units, from, to)) ?? []) {
        const there = found.get(id);
        if (there) there.push({ from, to });
        else found.set(id, [{ from, to }]);
      }
  });
  return found;
}
