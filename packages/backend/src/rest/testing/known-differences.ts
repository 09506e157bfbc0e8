import type { MadeRequest } from './arbitrary-request.ts';

export type Answer = { status: number; code: string | null; body: unknown; contentRange: string | null };

type Difference = {
  reason: string;
  applies: (made: MadeRequest, ours: Answer, theirs: Answer) => boolean;
};

const isRefused = ({ status }: Answer): boolean => status >= 300 && status < 500;

/** Where this engine and PostgREST 12 answer differently on purpose. Anything else fails the differential test. */
export const knownDifferences: readonly Difference[] = [
  {
    reason:
      'Of several mistakes in one request another one is named: unknown names and bad ranges are refused here before the database is asked, and PostgreSQL evaluates differently shaped statements in another order.',
    applies: (_, ours, theirs) => isRefused(ours) && isRefused(theirs),
  },
  {
    reason: 'PostgREST 12 reads text search only on text; on JSON it is understood since version 13.',
    applies: (made, ours, theirs) =>
      /meta[^&]*=(?:not\.)?\w*fts/.test(made.target) && ours.status === 200 && theirs.code === '42883',
  },
  {
    reason:
      'HEAD counts rows here and does not compute their columns, so a cast that fails on a row is not met.',
    applies: (made, ours, theirs) => made.method === 'HEAD' && ours.status < 300 && theirs.status === 400,
  },
  {
    reason: 'A payload of the wrong type is refused here even when no row matches the filter.',
    applies: (made, ours, theirs) =>
      made.method === 'PATCH' &&
      ours.status === 400 &&
      theirs.status < 300 &&
      theirs.contentRange?.startsWith('*/') === true,
  },
  {
    reason: 'Since PostgREST 14 a merge that inserts nothing answers 200 instead of 201.',
    applies: (made, ours, theirs) =>
      made.headers['Prefer']?.includes('merge-duplicates') === true &&
      ours.status === 200 &&
      theirs.status === 201,
  },
  {
    reason: 'JSON inside a CSV cell is spaced and ordered as PostgreSQL writes it for another statement.',
    applies: (made, ours, theirs) =>
      made.headers['Accept'] === 'text/csv' &&
      ours.status === theirs.status &&
      /[(]/.test(decodeURIComponent(made.target)),
  },
  {
    reason: 'limit=0 beside an offset is an empty page here and a refusal there.',
    applies: (made, ours, theirs) =>
      /[?&]limit=0&/.test(made.target) &&
      /[?&]offset=[1-9]/.test(made.target) &&
      ours.status === 200 &&
      theirs.status === 416,
  },
  {
    reason: 'A negative offset counts as none here and shortens the page there.',
    applies: (made, ours, theirs) =>
      /[?&]offset=-/.test(made.target) && ours.status < 300 && theirs.status < 300,
  },
  {
    reason:
      'The rows that a write gives back come in the order asked for; PostgREST 12 gives them as they were written.',
    applies: (made, ours, theirs) =>
      made.method !== 'GET' &&
      ours.status === theirs.status &&
      sortedRows(ours.body) === sortedRows(theirs.body),
  },
];

const sortedRows = (body: unknown): string =>
  Array.isArray(body)
    ? body
        .map((row) => JSON.stringify(row))
        .sort()
        .join()
    : JSON.stringify(body);
