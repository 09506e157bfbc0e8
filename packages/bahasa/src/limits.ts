import type { Concept } from './lexicon/concept.ts';
import { allConcepts, concept, hasConcept } from './lexicon/concepts.ts';
import type { ConceptMention, LimitMention, TimeMention } from './understanding.ts';

const byOnlyTime = new Map<string, Concept>();
for (const limit of allConcepts) if (limit.onlyTime !== undefined) byOnlyTime.set(limit.onlyTime, limit);

/** The weight of what follows from a statement beside what is said itself. */
const derived = 0.9;

/**
 * The limits of a person: those said ('pakai kursi roda'), those that follow from a negation ('gak bisa masak') and
 * from the only time they have ('cuma malam').
 * @param concepts the concepts of the text
 * @param times its times
 * @param text the original text
 * @returns each limit once, in the order of the text
 */
export function findLimits(
  concepts: readonly ConceptMention[],
  times: readonly TimeMention[],
  text: string,
): LimitMention[] {
  const found: LimitMention[] = [];
  /** 'jangan jualan makanan' excludes selling food, not selling. */
  const isNarrowed = (index: number): boolean => {
    const next = concepts[index + 1];
    return next?.negated === true && text.slice(concepts[index]?.end, next.start).trim() === '';
  };
  for (const [index, mention] of concepts.entries()) {
    const { kind, negatedAs } = concept(mention.id);
    if (kind === 'limit' && !mention.negated) found.push(mention);
    else if (mention.negated && negatedAs !== undefined && hasConcept(negatedAs) && !isNarrowed(index))
      found.push({
        ...mention,
        id: negatedAs,
        weight: mention.weight * derived,
        negated: false,
        derivedFrom: mention.id,
      });
  }
  for (const { kind, isOnly, negated, start, end } of times) {
    const limit = byOnlyTime.get(kind);
    if (!isOnly || negated || !limit) continue;
    const matched = text.slice(start, end);
    found.push({
      id: limit.id,
      weight: derived,
      negated: false,
      start,
      end,
      via: 'form',
      matched,
      derivedFrom: kind,
    });
  }
  const seen = new Set<string>();
  return found
    .sort((a, b) => a.start - b.start || b.weight - a.weight)
    .filter(({ id }) => !seen.has(id) && seen.add(id));
}
