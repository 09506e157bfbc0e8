import { expect, test } from 'vitest';
import { understand } from '../understand.ts';
import { hasConcept } from './concepts.ts';
import { lexiconForms } from './expand-forms.ts';

const forms = lexiconForms();
const weightsOf = (form: string): Record<string, number> =>
  Object.fromEntries(
    forms.filter((row) => row.form === form).map(({ conceptId, weight }) => [conceptId, weight]),
  );

test('a table of the forms finds what is inflected and joined, too', () => {
  expect(weightsOf('masak')).toEqual({ memasak: 1 });
  expect(weightsOf('dimasak')).toEqual({ memasak: 0.9 });
  expect(weightsOf('ndesain')).toEqual({ 'desain-grafis': 0.9 });
  expect(weightsOf('nasigoreng')).toEqual({ 'nasi-goreng': 0.8 });
  expect(weightsOf('rumah')).toEqual({});
});

test('rows are unique, known and weighted', () => {
  const keys = forms.map(({ form, conceptId }) => `${conceptId} ${form}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(forms.every(({ conceptId, weight }) => hasConcept(conceptId) && weight > 0 && weight <= 1)).toBe(
    true,
  );
  expect(forms.length).toBeGreaterThan(9000);
});

test('a row of one word leads to what understand finds', () => {
  const owners = Map.groupBy(forms, ({ form }) => form);
  const sample = forms.filter(
    ({ form, weight }, at) => at % 23 === 0 && !form.includes(' ') && weight === 0.9,
  );
  expect(sample.length).toBeGreaterThan(50);
  // The name of a town ('kandangan') is read as the town, a regional word ('diajar') as what it stands for.
  const missed = sample.filter(({ form, conceptId }) => {
    const { concepts, places, tokens } = understand(form);
    return (
      owners.get(form)?.length === 1 &&
      places.length === 0 &&
      tokens[0]?.normal === form &&
      concepts[0]?.id !== conceptId
    );
  });
  expect(missed.map(({ form, conceptId }) => `${form}: ${conceptId}`)).toEqual([]);
});
