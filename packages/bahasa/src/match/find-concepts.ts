import type { Concept } from '../lexicon/concept.ts';
import { formIndex, weightOf } from '../lexicon/form-index.ts';
import type { FoundBy } from '../understanding.ts';
import type { Unit } from './units.ts';

/** A concept over the units from `from` to before `to`. */
export type Match = {
  readonly concept: Concept;
  readonly from: number;
  readonly to: number;
  readonly via: FoundBy;
  readonly weight: number;
};

/**
 * The concepts of a text: the longest phrases first, and no word stands for two of them.
 * @param units its normal words
 * @returns matches in the order of the text
 */
export function findConcepts(units: readonly Unit[]): Match[] {
  const candidates = units.flatMap((_unit, from) => candidatesAt(units, from));
  candidates.sort((a, b) => b.to - b.from - (a.to - a.from) || b.weight - a.weight || a.from - b.from);
  const taken = new Set<number>();
  const chosen: Match[] = [];
  for (const match of candidates) {
    let isFree = true;
    for (let at = match.from; at < match.to; at++) if (taken.has(at)) isFree = false;
    if (!isFree) continue;
    for (let at = match.from; at < match.to; at++) taken.add(at);
    chosen.push(match);
  }
  return chosen.sort((a, b) => a.from - b.from);
}

function candidatesAt(units: readonly Unit[], from: number): Match[] {
  const first = units[from];
  if (!first) return [];
  const longest = Math.max(formIndex.longest.get(first.normal) ?? 0, formIndex.longest.get(first.stem) ?? 0);
  const found: Match[] = [];
  for (let to = from + 1; to <= Math.min(units.length, from + longest); to++) {
    const part = units.slice(from, to);
    const exact = formIndex.forms.get(part.map(({ normal }) => normal).join(' '));
    const stemmed = exact ? undefined : formIndex.stems.get(part.map(({ stem }) => stem).join(' '));
    const via: FoundBy = exact ? 'form' : 'stem';
    const [concept] = exact ?? stemmed ?? [];
    if (concept) found.push({ concept, from, to, via, weight: weightOf[via] });
  }
  return found;
}
