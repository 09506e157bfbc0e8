import {
  projectSkills,
  projectTabs,
  type ProjectSkill,
  type ProjectTab,
} from '@kawanusaha/contracts/directory';
import { paths } from '#config/paths.ts';
import { formatNumber } from '@kawanusaha/contracts/format-number';
import { wordsForCount, type SearchOrder } from '#lib/lists/search-order.ts';

/**
 * Budget bands of the filter. `range` is what the database reads: from-to in Rupiah over the highest amount that a listing's
 * budget text names, or `none` where it names no amount.
 */
export const budgetBands = [
  { value: '1jt', range: '-1000000', label: 'Sampai Rp 1 juta', words: 'dengan budget sampai Rp 1 juta' },
  { value: '5jt', range: '1000000-5000000', label: 'Rp 1–5 juta', words: 'dengan budget Rp 1–5 juta' },
  { value: '10jt', range: '5000000-10000000', label: 'Rp 5–10 juta', words: 'dengan budget Rp 5–10 juta' },
  {
    value: 'besar',
    range: '10000000-',
    label: 'Di atas Rp 10 juta',
    words: 'dengan budget di atas Rp 10 juta',
  },
  { value: 'belum', range: 'none', label: 'Belum ditentukan', words: 'yang budgetnya belum ditentukan' },
] as const;
export type BudgetBand = (typeof budgetBands)[number]['value'];

/** What a person looks for in /cari-project, kept in the address. */
export type ProjectFilters = {
  query: string;
  /** Order of the answers to a query; without one the list is newest first. */
  order: SearchOrder;
  tab: ProjectTab;
  skills: ProjectSkill[];
  city: string;
  remoteOnly: boolean;
  budget: BudgetBand | '';
};

const queryMaxLength = 100;

/** Reads the filters from an address. Unknown values count as not given, since an address may be typed or old. */
export function parseProjectFilters(params: URLSearchParams): ProjectFilters {
  const skills = params.getAll('keahlian').flatMap((value) => value.split(','));
  return {
    query: (params.get('q') ?? '').slice(0, queryMaxLength),
    order: params.get('urut') === 'terbaru' ? 'terbaru' : 'cocok',
    tab: projectTabs.find((tab) => tab === params.get('tipe')) ?? 'Semua',
    skills: projectSkills.filter((skill) => skills.includes(skill)),
    city: (params.get('kota') ?? '').trim().slice(0, queryMaxLength),
    remoteOnly: params.get('remote') === '1',
    budget: budgetBands.find((band) => band.value === params.get('budget'))?.value ?? '',
  };
}

/** The address's query for filters; what is not set is left out, so that equal filters have one address. */
export function projectFilterParams(filters: ProjectFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (filters.query.trim() !== '') {
    params.set('q', filters.query);
    if (filters.order === 'terbaru') params.set('urut', 'terbaru');
  }
  if (filters.tab !== 'Semua') params.set('tipe', filters.tab);
  if (filters.skills.length > 0) params.set('keahlian', filters.skills.join(','));
  if (filters.city !== '') params.set('kota', filters.city);
  if (filters.remoteOnly) params.set('remote', '1');
  if (filters.budget !== '') params.set('budget', filters.budget);
  return params;
}

/** Address of the directory with these filters. */
export function projectAddress(filters: ProjectFilters): string {
  const query = projectFilterParams(filters).toString();
  return query === '' ? paths.projects : `${paths.projects}?${query}`;
}

/** How many filters are set beside the tab and the search text: the number on the phone's filter button. */
export function countExtraFilters(filters: ProjectFilters): number {
  return (
    filters.skills.length +
    (filters.city === '' ? 0 : 1) +
    (filters.remoteOnly ? 1 : 0) +
    (filters.budget === '' ? 0 : 1)
  );
}

/** Arguments of `search_projects` and `count_projects`; `Semua` and `Terbaru` filter nothing (spec §9). */
export function projectSearchArguments(filters: ProjectFilters) {
  return {
    q: filters.query.trim(),
    p_type: filters.tab === 'Semua' || filters.tab === 'Terbaru' ? null : filters.tab,
    p_skills: filters.skills,
    p_city: filters.city,
    p_remote: filters.remoteOnly ? true : null,
    p_budget: budgetBands.find((band) => band.value === filters.budget)?.range,
  };
}

/**
 * Says in words what was found.
 * In: the filters and how many match. Out: one sentence, such as `12 proyek Startup di Bandung untuk “kopi”.`
 */
export function describeProjectCount(filters: ProjectFilters, total: number): string {
  const type = filters.tab === 'Semua' || filters.tab === 'Terbaru' ? '' : ` ${filters.tab}`;
  const skills =
    filters.skills.length === 0
      ? ''
      : ` yang mencari ${new Intl.ListFormat('id-ID', { type: 'disjunction' }).format(filters.skills)}`;
  const city = filters.city === '' ? '' : ` di ${filters.city}`;
  const remote = filters.remoteOnly ? ' yang bisa jarak jauh' : '';
  const band = budgetBands.find((item) => item.value === filters.budget);
  const budget = band === undefined ? '' : ` ${band.words}`;
  const query = filters.query.trim() === '' ? '' : ` untuk “${filters.query.trim()}”`;
  const tail = `${type}${skills}${city}${remote}${budget}${query}`;
  if (total === 0) return `Tidak ada proyek${tail}.`;
  if (tail === '') return `${wordsForCount(total, formatNumber)} proyek mencari anggota.`;
  return `${wordsForCount(total, formatNumber)} proyek${tail}.`;
}

const nameMaxLength = 80;

/** What the database keeps of filters; null when nothing is set that a search could be saved by. */
export function toSavedSearch(filters: ProjectFilters) {
  const type = filters.tab === 'Semua' || filters.tab === 'Terbaru' ? '' : filters.tab;
  const band = budgetBands.find(({ value }) => value === filters.budget);
  const q = filters.query.trim();
  const words = [
    q,
    type,
    ...filters.skills,
    filters.city,
    filters.remoteOnly ? 'Jarak jauh' : '',
    band?.label ?? '',
  ].filter((word) => word !== '');
  if (words.length === 0) return null;
  return {
    name: words.join(' · ').slice(0, nameMaxLength),
    q,
    project_type: type,
    skills: filters.skills,
    city: filters.city,
    is_remote: filters.remoteOnly,
    budget: band?.range ?? '',
  };
}
