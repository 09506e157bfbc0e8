import type { Database } from '#db/pool.ts';
import { queryInScope, type RequestRole } from '#db/scope.ts';
import type { PublishedTable } from './catalogue.ts';

/** One question: which of these rows do these claims show. */
export type VisibilityQuestion = { readonly claimsText: string; readonly keys: readonly string[] };

/**
 * Asks the table's policies for many readers of one role in a single statement (`realtime.see_…`).
 * @param questions claims with the primary keys (JSON objects) of the rows that their holder might get
 * @returns for each question the keys that it may see, in the order of the questions
 */
export async function findVisibleRows(
  database: Database,
  table: PublishedTable,
  role: RequestRole,
  questions: readonly VisibilityQuestion[],
): Promise<ReadonlySet<string>[]> {
  // Most readers ask about the same rows, so each set of rows is sent once.
  const places = new Map<string, number>();
  const wanted = questions.map(({ keys }) => {
    const set = `[${keys.join(',')}]`;
    const place = places.get(set) ?? places.size + 1;
    places.set(set, place);
    return place;
  });
  const rows = await queryInScope(
    database,
    { role, claims: null },
    {
      text: `select seen from realtime.${table.see}($1::text[], $2::integer[], $3::text[]::jsonb[]) as seen`,
      params: [questions.map(({ claimsText }) => claimsText), wanted, [...places.keys()]],
    },
  );
  return questions.map(({ keys }, index) => {
    const seen = (rows[index]?.['seen'] ?? []) as number[];
    return new Set(seen.flatMap((place) => keys[place - 1] ?? []));
  });
}
