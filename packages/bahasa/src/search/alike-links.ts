import alike from '../../lexicon/search-alike.json' with { type: 'json' };
import { normalise } from '../text/normalise.ts';
import type { SearchLink } from './search-link.ts';
import { alikeTerm, wordsTerm } from './terms.ts';

/**
 * Forms that say the same within a wide concept ('corel' and 'coreldraw' of graphic design): each brings along the term that they share,
 * in what is written and in what is asked, so that a row that says one answers better to another than a row that means the wide concept.
 * @returns each link once
 */
export function alikeLinks(): SearchLink[] {
  const found = new Map<string, SearchLink>();
  for (const [first = '', ...others] of alike)
    for (const form of [first, ...others])
      for (const isWritten of [true, false]) {
        const term = wordsTerm(normalise(form));
        found.set(`${term} ${isWritten}`, { term, other: alikeTerm(first), weight: 1, isWritten });
      }
  return [...found.values()];
}
