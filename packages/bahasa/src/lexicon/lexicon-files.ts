import awal from '../../lexicon/awal.json' with { type: 'json' };
import type { Concept } from './concept.ts';

/** Every concept of `lexicon/`; a new file gets its line here, and the validator's test finds one that has none. */
export const concepts: readonly Concept[] = [awal].flat() as unknown as readonly Concept[];
