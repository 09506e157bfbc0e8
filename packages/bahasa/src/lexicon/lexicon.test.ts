import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { compileLexicon } from '../compile/compile-lexicon.ts';
import { toSources } from '../compile/lexicon-sources.ts';
import { understand } from '../understand.ts';
import { compiled } from './compiled-lexicon.ts';
import { allConcepts, concept, hasConcept } from './concepts.ts';
import { allForms } from './all-forms.ts';
import { formIndex } from './form-index.ts';
import { broader, relate, related } from './links.ts';
import { normalise } from '../text/normalise.ts';

const folder = path.join(import.meta.dirname, '../../lexicon');
const sources = toSources(
  new Map(
    fs
      .readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file): [string, unknown] => [
        path.basename(file, '.json'),
        JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')),
      ]),
  ),
);

test('what is loaded was made of the files as they are now', () => {
  expect(sources.concepts.length).toBeGreaterThan(400);
  expect(compileLexicon(sources)).toEqual(compiled);
});

test('what is worked out for a lexicon follows from its files alone', () => {
  const [first] = sources.concepts;
  const changed = { ...sources, concepts: first ? [{ ...first, forms: ['kata ubahan', 'zzz'] }] : [] };
  const { forms, singleForms, longestJoined } = compileLexicon(changed);
  expect(new Set(forms)).toEqual(new Set(['kata ubahan=0;zzz=0']));
  expect(singleForms).toEqual(['zzz']);
  expect(longestJoined).toBe('kataubahan'.length);
});

test('identifiers are unique and in kebab-case, and every concept says what it is', () => {
  const ids = allConcepts.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  expect(
    allConcepts.filter(({ label, forms }) => label === '' || forms.length === 0).map(({ id }) => id),
  ).toEqual([]);
});

test('every link leads to a concept', () => {
  const unknown = allConcepts.flatMap(({ id, broader, related, negatedAs }) =>
    [...broader, ...related, ...(negatedAs === undefined ? [] : [negatedAs])]
      .filter((other) => !hasConcept(other) || other === id)
      .map((other) => `${id} → ${other}`),
  );
  expect(unknown).toEqual([]);
  const noLimit = allConcepts.filter(
    ({ negatedAs }) => negatedAs !== undefined && concept(negatedAs).kind !== 'limit',
  );
  expect(noLimit.map(({ id }) => id)).toEqual([]);
});

test('what answers its field has one', () => {
  const without = allConcepts.filter(({ answersField, broader: wide }) => answersField && wide.length === 0);
  expect(without.map(({ id }) => id)).toEqual([]);
});

test('no concept is its own wider one', () => {
  expect(allConcepts.filter(({ id }) => broader(id).includes(id)).map(({ id }) => id)).toEqual([]);
});

test('no concept stands alone, but for those about the person', () => {
  const alone = new Set(['limit', 'distress', 'illegal', 'goal', 'customer', 'season']);
  const orphans = allConcepts.filter(({ id, kind }) => !alone.has(kind) && related(id, 1).length === 0);
  expect(orphans.map(({ id }) => id)).toEqual([]);
});

test('a form of two concepts has one that is preferred', () => {
  const undecided = [...allForms()].filter(([form, concepts]) => {
    const preferring = concepts.filter(({ prefer }) => prefer?.some((own) => normalise(own) === form));
    return concepts.length > 1 && preferring.length !== 1;
  });
  expect(undecided.map(([form, concepts]) => `${form}: ${concepts.map(({ id }) => id).join(', ')}`)).toEqual(
    [],
  );
});

test('every concept is reached by each of its forms', () => {
  const missed = allConcepts.flatMap(({ id, forms, prefer }) =>
    forms
      .filter((form) => {
        const owners = formIndex.forms.get(normalise(form)) ?? [];
        return owners.length === 1 || prefer?.includes(form);
      })
      .filter((form) => !understand(form).concepts.some((found) => found.id === id && found.via === 'form'))
      .map(
        (form) =>
          `${id}: ${form} → ${understand(form)
            .concepts.map((found) => found.id)
            .join(', ')}`,
      ),
  );
  expect(missed).toEqual([]);
});

test('similarity is 1 for the same, the same in both directions, and falls with the distance', () => {
  const ids = allConcepts.filter((_concept, at) => at % 40 === 0).map(({ id }) => id);
  for (const a of ids) {
    expect(relate(a, a)).toBe(1);
    for (const b of ids) {
      expect(relate(a, b)).toBe(relate(b, a));
      expect(relate(a, b)).toBeLessThanOrEqual(1);
    }
    const [wide] = broader(a);
    if (wide !== undefined) expect(relate(a, wide)).toBeGreaterThan(0.5);
  }
});
