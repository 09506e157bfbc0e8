import { describe, expect, test } from 'vitest';
import {
  countExtraFilters,
  describeProjectCount,
  parseProjectFilters,
  projectFilterParams,
  projectSearchArguments,
} from './project-filters.ts';

const parse = (query: string) => parseProjectFilters(new URLSearchParams(query));

describe('filters of /cari-project in the address', () => {
  test('come back from the address as they went in', () => {
    const query = 'q=kopi+susu&tipe=Startup&keahlian=SEO%2CFinance&kota=Bandung&remote=1&budget=5jt';
    const filters = parse(query);
    expect(filters.skills).toEqual(['SEO', 'Finance']);
    expect(projectFilterParams(filters).toString()).toBe(query);
    expect(countExtraFilters(filters)).toBe(5);
    expect(projectSearchArguments(filters).p_budget).toBe('1000000-5000000');
  });

  test('leave an empty address when nothing is set', () => {
    expect(projectFilterParams(parse('')).toString()).toBe('');
  });

  test('take a repeated parameter too, as a plain form sends it', () => {
    expect(parse('keahlian=SEO&keahlian=Finance').skills).toEqual(['SEO', 'Finance']);
  });

  test('ignore values that no user offered', () => {
    expect(parse('tipe=Judi&keahlian=Sulap&budget=1&remote=ya')).toEqual(parse(''));
  });

  test.each(['Semua', 'Terbaru'])('%s filters nothing (spec §9)', (tab) => {
    expect(projectSearchArguments(parse(`tipe=${tab}`)).p_type).toBeNull();
  });
});

describe('describeProjectCount', () => {
  test.each([
    ['', 1_234, 'Sekitar 1.200 proyek mencari anggota.'],
    ['tipe=Startup&kota=Bandung', 12, '12 proyek Startup di Bandung.'],
    ['keahlian=SEO,Finance&remote=1', 3, '3 proyek yang mencari SEO atau Finance yang bisa jarak jauh.'],
    ['q=kopi&budget=1jt', 1, '1 proyek dengan budget sampai Rp 1 juta untuk “kopi”.'],
    ['tipe=Desain', 0, 'Tidak ada proyek Desain.'],
  ])('%s, %d', (query, total, words) => {
    expect(describeProjectCount(parse(query), total)).toBe(words);
  });
});
