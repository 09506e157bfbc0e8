import { contactTabs, type ContactTab } from '@kawanusaha/contracts/directory';
import { formatNumber } from '@kawanusaha/contracts/format-number';
import { wordsForCount, type SearchOrder } from '#lib/lists/search-order.ts';

/** What a person looks for in /cari-relasi, kept in the address. */
export type ContactFilters = { query: string; order: SearchOrder; tab: ContactTab; city: string };

const queryMaxLength = 100;

/** Reads the filters from an address. Unknown values count as not given. */
export function parseContactFilters(params: URLSearchParams): ContactFilters {
  return {
    query: (params.get('q') ?? '').slice(0, queryMaxLength),
    order: params.get('urut') === 'terbaru' ? 'terbaru' : 'cocok',
    tab: contactTabs.find((tab) => tab === params.get('keahlian')) ?? 'Semua',
    city: (params.get('kota') ?? '').trim().slice(0, queryMaxLength),
  };
}

/** The address's query for filters; what is not set is left out. */
export function contactFilterParams(filters: ContactFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (filters.query.trim() !== '') {
    params.set('q', filters.query);
    if (filters.order === 'terbaru') params.set('urut', 'terbaru');
  }
  if (filters.tab !== 'Semua') params.set('keahlian', filters.tab);
  if (filters.city !== '') params.set('kota', filters.city);
  return params;
}

/** Arguments of `search_contacts` and `count_contacts`; `Semua` and `Terbaru` filter nothing (spec §9). */
export function contactSearchArguments(filters: ContactFilters) {
  return {
    q: filters.query.trim(),
    p_skill: filters.tab === 'Semua' || filters.tab === 'Terbaru' ? null : filters.tab,
    p_city: filters.city,
  };
}

/** Says in words what was found, such as `8 relasi dengan keahlian Keuangan di Bandung.` */
export function describeContactCount(filters: ContactFilters, total: number): string {
  const skill = filters.tab === 'Semua' || filters.tab === 'Terbaru' ? '' : ` dengan keahlian ${filters.tab}`;
  const city = filters.city === '' ? '' : ` di ${filters.city}`;
  const query = filters.query.trim() === '' ? '' : ` untuk “${filters.query.trim()}”`;
  const tail = `${skill}${city}${query}`;
  if (total === 0) return `Tidak ada relasi${tail}.`;
  if (tail === '') return `${wordsForCount(total, formatNumber)} relasi siap diajak bicara.`;
  return `${wordsForCount(total, formatNumber)} relasi${tail}.`;
}
