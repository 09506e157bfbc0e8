import type { ConceptKind } from './concept.ts';
import { concepts } from './lexicon-files.ts';
import { singleForm } from './single-forms.ts';

const things: ReadonlySet<ConceptKind> = new Set<ConceptKind>([
  'dish',
  'drink',
  'crop',
  'fish',
  'livestock',
  'material',
  'tool',
  'platform',
  'speciality',
]);

/** Names of things are roots, whatever they look like: 'selada' is not 'se-lada'. Words in '-an' may be derived ones. */
export const thingNames: ReadonlySet<string> = new Set(
  concepts
    .filter(({ kind }) => things.has(kind))
    .flatMap(({ forms }) => forms.map(singleForm))
    .filter((word) => word !== undefined)
    .filter((word) => !word.endsWith('an')),
);
