import { expect, test } from 'vitest';
import { parseProjectFilters, projectFilterParams, toSavedSearch } from '../project-filters.ts';
import { isSameSearch, toFilters } from './saved-search.ts';

const filtersOf = (query: string) => parseProjectFilters(new URLSearchParams(query));

test('a saved search leads back to its own filters, the newest first', () => {
  const query =
    'q=kopi+susu&urut=terbaru&tipe=Desain&keahlian=SEO%2CFinance&kota=Bandung&remote=1&budget=5jt';
  const saved = toSavedSearch(filtersOf(query));
  expect(saved).toMatchObject({ q: 'kopi susu', project_type: 'Desain', budget: '1000000-5000000' });
  if (saved === null) throw new Error('nothing was saved');
  const back = toFilters({ ...saved, id: 'a', alerts: true, fresh: 0 });
  expect(new Set(projectFilterParams(back))).toEqual(new Set(projectFilterParams(filtersOf(query))));
});

test('it is named by its words, in at most 80 characters; without any there is nothing to save', () => {
  expect(toSavedSearch(filtersOf('q=kopi&kota=Bandung&remote=1'))?.name).toBe('kopi · Bandung · Jarak jauh');
  expect(toSavedSearch(filtersOf(`q=${'x'.repeat(100)}`))?.name).toHaveLength(80);
  expect(toSavedSearch(filtersOf('q=+&tipe=Terbaru&urut=terbaru'))).toBeNull();
});

test('it is known again by what it asks for, whatever the order of its skills', () => {
  const search = toSavedSearch(filtersOf('q=kopi&keahlian=SEO%2CFinance&kota=Bandung'));
  const other = toSavedSearch(filtersOf('q=kopi&keahlian=Finance%2CSEO&kota=Bandung&urut=terbaru'));
  if (search === null || other === null) throw new Error('nothing was saved');
  const saved = { ...search, id: 'a', alerts: false, fresh: 3 };
  expect(isSameSearch(saved, other)).toBe(true);
  for (const change of [{ q: 'teh' }, { skills: [] }, { city: '' }, { is_remote: true }, { budget: '-1' }])
    expect(isSameSearch(saved, { ...other, ...change })).toBe(false);
});
