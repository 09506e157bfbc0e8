import { anyWrite } from '#web/cache/page-marks.ts';

/** What a page owes to one answer of the data API. */
export type PageSource = {
  /** The keys whose marks concern it; written by the triggers of supabase/schemas/public-pages.sql. */
  readonly keys: readonly string[];
  /** When the clock alone makes it wrong, in milliseconds since 1970; infinite when only a write does. */
  readonly until: number;
};

type Read = (query: URLSearchParams, rows: unknown) => readonly string[];
type Row = Readonly<Record<string, unknown>>;

/** A listing on a profile page expires without a write, and the answer does not say when. */
const profileMs = 30_000;

/** Each call that pages make of the data API. What is not here is marked by any write. */
const sources: Readonly<Record<string, Read>> = {
  '/rest/v1/app_settings': () => ['settings'],
  '/rest/v1/incidents': () => ['incidents'],
  '/rest/v1/project_listings': (query, rows) => [
    ...shown('project', rows),
    ...(query.has('id') ? [] : ['projects']),
  ],
  '/rest/v1/relasi_bisnis': (query, rows) => [
    ...shown('contact', rows),
    ...(query.has('id') ? [] : ['contacts']),
  ],
  '/rest/v1/rpc/get_public_stats': () => ['stats'],
  '/rest/v1/rpc/search_projects': (query, rows) => [...shown('project', rows), ...projectLists(query)],
  '/rest/v1/rpc/count_projects': projectLists,
  '/rest/v1/rpc/search_contacts': (query, rows) => [...shown('contact', rows), ...contactLists(query)],
  '/rest/v1/rpc/count_contacts': contactLists,
  '/rest/v1/rpc/get_people_signs': (query) => elements(query.get('people')).map((id) => `person:${id}`),
  '/rest/v1/rpc/get_project_page': (query) => [`project:${query.get('project_id')}`],
  '/rest/v1/rpc/get_reply_days': (query) => [`project:${query.get('project_id')}`],
  '/rest/v1/rpc/get_public_profile': (query, rows) => [
    `profile:${query.get('username')?.toLowerCase()}`,
    ...['projects', 'teams'].flatMap((part) => shown('project', (rows as Row | null)?.[part])),
  ],
};

/**
 * Reads what an answer makes a page depend on.
 * In: path and query of the call, its answer. Out: the keys; that of any write where the call or the answer is not known.
 */
export function readPageSource(path: string, body: string, now: number): PageSource {
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  const read = sources[pathname];
  if (read === undefined) return { keys: [anyWrite], until: Number.POSITIVE_INFINITY };
  try {
    const rows: unknown = JSON.parse(body);
    const until = pathname.endsWith('get_public_profile') ? now + profileMs : earliestEnd(rows);
    return { keys: read(searchParams, rows), until };
  } catch {
    return { keys: [anyWrite], until: Number.POSITIVE_INFINITY };
  }
}

const rowsOf = (rows: unknown): readonly Row[] => (Array.isArray(rows) ? (rows as Row[]) : []);

/** Rows that stand on the page, and the people of whom they show something. */
function shown(kind: 'project' | 'contact', rows: unknown): string[] {
  return rowsOf(rows).flatMap(({ id, user_id: person }) => [
    ...(typeof id === 'string' ? [`${kind}:${id}`] : []),
    ...(typeof person === 'string' ? [`person:${person}`] : []),
  ]);
}

/** The narrowest lists that hold all of what these filters let through: a row outside them cannot come onto the page. */
function projectLists(query: URLSearchParams): string[] {
  const type = query.get('p_type') ?? '';
  const city = cityOf(query);
  const skills = elements(query.get('p_skills'));
  if (city !== '') return [`projects:city=${city}`];
  if (type !== '' && type !== 'Semua' && type !== 'Terbaru') return [`projects:type=${type}`];
  return skills.length > 0 ? skills.map((skill) => `projects:skill=${skill}`) : ['projects'];
}

function contactLists(query: URLSearchParams): string[] {
  const skill = query.get('p_skill') ?? '';
  const city = cityOf(query);
  if (city !== '') return [`contacts:city=${city}`];
  return skill !== '' && skill !== 'Semua' ? [`contacts:skill=${skill}`] : ['contacts'];
}

/** The city in lower case, as the database says it; none where the two may not agree on what that is. */
function cityOf(query: URLSearchParams): string {
  const city = (query.get('p_city') ?? '').trim();
  return /^[\x20-\x7E]*$/.test(city) ? city.toLowerCase() : '';
}

/** The texts of an array literal as `rpcPath` of the web app writes it. */
function elements(literal: string | null): string[] {
  return [...(literal ?? '').matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) =>
    text.replaceAll(/\\(.)/g, '$1'),
  );
}

/** When the first of the listings on the page runs out. */
function earliestEnd(rows: unknown): number {
  const ends = rowsOf(rows).map(({ expires_at: end }) => (typeof end === 'string' ? Date.parse(end) : NaN));
  return Math.min(...ends.filter((end) => !Number.isNaN(end)), Number.POSITIVE_INFINITY);
}
