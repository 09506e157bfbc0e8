import type { RestRequest } from '../parse/request.ts';
import type { Relation } from '../schema-cache/schema-cache.ts';
import type { StatementRow } from '../sql/statement.ts';
import { contentRange } from './content-range.ts';
import type { SuccessParts } from './success-answer.ts';

type Outcome = Pick<SuccessParts, 'status' | 'contentRange' | 'body' | 'headers'>;

/** Status, Content-Range and Location of a write. */
export function writeOutcome(
  { method, preferences }: RestRequest,
  relation: Relation,
  row: StatementRow,
  isRepresented: boolean,
): Outcome {
  const affected = Number(row.affected);
  // Embeds that rows must have leave some of the written ones out of the body.
  const told = isRepresented ? Number(row.shown) : affected;
  const total = preferences.count === 'exact' ? told : null;
  const body = isRepresented ? row.body : null;
  const inserted = affected - Number(row.updated ?? 0);
  switch (method) {
    case 'POST': {
      const isMergeOnly = preferences.resolution === 'merge-duplicates' && inserted === 0;
      const headers = row.key === null ? {} : { Location: location(relation.name, row.key) };
      return {
        status: isMergeOnly ? 200 : 201,
        contentRange: contentRange(0, 0, total),
        body,
        headers,
      };
    }
    case 'PUT':
      return { status: !isRepresented ? 204 : inserted > 0 ? 201 : 200, contentRange: null, body };
    case 'PATCH':
      return { status: isRepresented ? 200 : 204, contentRange: contentRange(0, told, total), body };
    default:
      return { status: isRepresented ? 200 : 204, contentRange: contentRange(0, 0, total), body };
  }
}

function location(name: string, key: string): string {
  const filters = Object.entries(JSON.parse(key) as Record<string, unknown>).map(
    ([column, value]) =>
      `${encodeURIComponent(column)}=${value === null ? 'is.null' : `eq.${encodeURIComponent(String(value))}`}`,
  );
  return `/${encodeURIComponent(name)}?${filters.join('&')}`;
}
