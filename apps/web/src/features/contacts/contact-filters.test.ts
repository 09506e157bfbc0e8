import { describe, expect, test } from 'vitest';
import {
  contactFilterParams,
  contactSearchArguments,
  describeContactCount,
  parseContactFilters,
} from './contact-filters.ts';

const parse = (query: string) => parseContactFilters(new URLSearchParams(query));

describe('filters of /cari-relasi in the address', () => {
  test('come back from the address as they went in', () => {
    const query = 'q=pajak&keahlian=Keuangan&kota=Bandung';
    expect(contactFilterParams(parse(query)).toString()).toBe(query);
    expect(contactSearchArguments(parse(query))).toEqual({
      q: 'pajak',
      p_skill: 'Keuangan',
      p_city: 'Bandung',
    });
  });

  test.each(['Semua', 'Terbaru', 'Sulap'])('%s filters nothing (spec §9)', (tab) => {
    expect(contactSearchArguments(parse(`keahlian=${tab}`)).p_skill).toBeNull();
  });
});

test.each([
  ['', 120, '120 relasi siap diajak bicara.'],
  ['keahlian=Keuangan&kota=Bandung', 8, '8 relasi dengan keahlian Keuangan di Bandung.'],
  ['q=pajak', 0, 'Tidak ada relasi untuk “pajak”.'],
])('describeContactCount: %s, %d', (query, total, words) => {
  expect(describeContactCount(parse(query), total)).toBe(words);
});
