import { readJson, type FetchApi } from '#lib/api/fetch-api.ts';
import { rpcPath } from '#lib/api/rpc-query.ts';
import { nextCursor, type Cursor } from '#lib/lists/keyset-list.ts';
import type { Page } from '#lib/lists/pages.ts';

type Search = {
  /** The function of the data API that searches, its arguments for the filters, and the columns of its rows. */
  readonly name: string;
  readonly filters: Parameters<typeof rpcPath>[1];
  readonly columns: string;
  readonly hasQuery: boolean;
  readonly isNewestFirst: boolean;
};

type Place = {
  readonly cursor: Cursor | null;
  readonly limit: number;
  readonly signal?: AbortSignal | undefined;
};

/**
 * One page of a directory: newest first, with a query those that answer best first unless asked otherwise; where nothing answers the
 * query, what is nearest, which the page says.
 * In: what is searched, after which row to go on, and how many rows. Out: the page and the cursor of the next.
 * Throws `ApiRequestError`, or what `fetch` throws without a network.
 */
export async function searchPage<Row extends { created_at: string; id: string; score?: number | null }>(
  fetchApi: FetchApi,
  { name, filters, columns, hasQuery, isNewestFirst }: Search,
  { cursor, limit, signal }: Place,
): Promise<Page<Row, Cursor>> {
  const find = async (near: boolean): Promise<Row[]> => {
    const path = rpcPath(
      name,
      {
        ...filters,
        p_before: cursor?.createdAt,
        p_before_id: cursor?.id,
        p_before_score: cursor?.score,
        p_sort: isNewestFirst ? 'newest' : null,
        p_limit: limit,
        p_near: near ? true : null,
      },
      `${columns},score,is_full,matches,corrected,owner_signs`,
    );
    return readJson<Row[]>(await fetchApi(path, signal ? { signal } : undefined));
  };
  const answers = await find(false);
  const rows = answers.length > 0 || cursor !== null || !hasQuery ? answers : await find(true);
  return { rows, next: nextCursor(rows, limit, !isNewestFirst) };
}
