import type { ResponseFormat } from '../parse/media-type.ts';
import type { CallPlan } from '../plan/call-plan.ts';
import type { ReadNode } from '../plan/read-plan.ts';
import type { WritePlan } from '../plan/write-plan.ts';
import { bodySql, rowAlias, scalarBodySql } from './body-sql.ts';
import { callSql } from './call-sql.ts';
import { checkedCount, type ResultCheck } from './check-sql.ts';
import { Parameters } from './parameters.ts';
import { countSql, rangeSql, readSql, sourceCte } from './read-sql.ts';
import { writeSql } from './write-sql.ts';

export type Statement = { text: string; params: readonly (string | null)[] };

/** What a statement must tell beside the body. `total` counts up to `limit` rows when one is given. */
export type StatementOptions = {
  format: ResponseFormat;
  withBody: boolean;
  total: { limit: number | null } | null;
  /** Checks that undo the statement when they fail; for writes and functions. */
  check?: ResultCheck;
};

/** Every statement answers with one row of these, in the text of the protocol, so that nothing is converted. */
export type StatementRow = {
  /** Rows in the body. */
  shown: string;
  /** Rows without the limit, when counted. */
  total: string | null;
  /** Rows written, for writes. */
  affected: string | null;
  /** Rows that a merge found in place. */
  updated: string | null;
  /** The written keys as a JSON object, when Location was asked for and one row was written. */
  key: string | null;
  /** Bytes where the database was read over our own wire client, which leaves them as they came. */
  body: string | Uint8Array<ArrayBuffer> | null;
  headers: string | null;
  status: string | null;
};

/** Where in the row the body stands; the only value that may come as bytes. */
export const bodyColumn = 5;

/** Names the values of the one row, in the order in which every statement here selects them. */
export function readStatementRow(values: readonly StatementRow['body'][]): StatementRow {
  const text = (at: number): string | null => {
    const value = values[at];
    return typeof value === 'string' ? value : null;
  };
  return {
    shown: text(0) ?? '0',
    total: text(1),
    affected: text(2),
    updated: text(3),
    key: text(4),
    body: values[bodyColumn] ?? null,
    headers: text(6) || null,
    status: text(7) || null,
  };
}

/** Null, or once a connection has had them, empty where they were not set. */
const settings = `current_setting('response.headers', true) AS "headers", current_setting('response.status', true) AS "status"`;

/** The statement of a read; its one row is a {@link StatementRow}. */
export function readStatement(node: ReadNode, options: StatementOptions): Statement {
  const params = new Parameters();
  const rows = readSql(node, params, isJson(options.format));
  const total = totalSql(node, options, params);
  const text = `SELECT ${head({ total })}, ${bodyOf(options)} AS "body", ${settings} FROM (${rows}) AS ${rowAlias}`;
  return { text, params: params.values };
}

/** The statement of a write: it writes in a CTE and answers from what was written. */
export function writeStatement(plan: WritePlan, options: StatementOptions): Statement {
  const params = new Parameters();
  const cte = `WITH ${sourceCte} AS (${writeSql(plan, params)})`;
  const { returning } = plan;
  const isRead = returning.kind === 'rows';
  // Without rows to give back, what is shown is what was written.
  const affected = isRead ? `(SELECT count(*) FROM ${sourceCte})` : 'count(*)';
  const isMerge = plan.kind === 'insert' && plan.conflict?.action === 'merge';
  const updated = isMerge ? `nullif(current_setting('pgrst.updated', true), '')` : 'null';
  const rows = isRead ? readSql(returning.read, params) : `SELECT * FROM ${sourceCte}`;
  const key =
    returning.kind === 'key' ? `CASE WHEN count(*) = 1 THEN (json_agg(${rowAlias})->0)::text END` : 'null';
  const shown = options.check && checkedCount(options.check, { shown: 'count(*)', affected }, params);
  const fields = head({ shown, affected, updated, key });
  const body = isRead ? bodyOf(options) : 'null';
  return {
    text: `${cte} SELECT ${fields}, ${body} AS "body", ${settings} FROM (${rows}) AS ${rowAlias}`,
    params: params.values,
  };
}

/** The statement of a function call, which may be filtered and embedded like a table when it gives rows. */
export function callStatement(plan: CallPlan, options: StatementOptions): Statement {
  const params = new Parameters();
  const cte = `WITH ${sourceCte} AS (${callSql(plan, params)})`;
  const isSet = plan.shape === 'scalars' || plan.shape === 'rows';
  const counts = { shown: 'count(*)', affected: 'count(*)' };
  if (plan.read === null) {
    const body = plan.shape === 'void' || !options.withBody ? 'null' : scalarBodySql(isSet, options.format);
    const shown = options.check && checkedCount(options.check, counts, params);
    const total = options.total === null ? undefined : `(SELECT count(*) FROM ${sourceCte})::text`;
    const rows = isSet ? `(SELECT * FROM ${sourceCte}${rangeSql(plan.range)})` : sourceCte;
    return {
      text: `${cte} SELECT ${head({ shown, total })}, ${body} AS "body", ${settings} FROM ${rows} AS ${rowAlias}`,
      params: params.values,
    };
  }
  const rows = readSql(plan.read, params);
  const total = totalSql(plan.read, options, params);
  const format: ResponseFormat =
    isSet || options.format.kind !== 'array' ? options.format : { ...options.format, kind: 'object' };
  const body = bodyOf({ ...options, format });
  const shown = options.check && checkedCount(options.check, counts, params);
  return {
    text: `${cte} SELECT ${head({ shown, total })}, ${body} AS "body", ${settings} FROM (${rows}) AS ${rowAlias}`,
    params: params.values,
  };
}

/** The planner's own guess at the rows of a read, as EXPLAIN's JSON. */
export function explainStatement(node: ReadNode): Statement {
  const params = new Parameters();
  return { text: `EXPLAIN (FORMAT JSON) ${countSql(node, params)}`, params: params.values };
}

type Fields = {
  shown?: string | undefined;
  total?: string | undefined;
  affected?: string;
  updated?: string;
  key?: string;
};

const head = ({
  shown = 'count(*)',
  total = 'null',
  affected = 'null',
  updated = 'null',
  key = 'null',
}: Fields): string =>
  `${shown} AS "shown", ${total} AS "total", ${affected} AS "affected", ${updated} AS "updated", ${key} AS "key"`;

function totalSql(node: ReadNode, { total }: StatementOptions, params: Parameters): string {
  if (total === null) return 'null';
  const limit = total.limit === null ? '' : ` LIMIT ${total.limit}`;
  return `(SELECT count(*) FROM (${countSql(node, params)}${limit}) AS "c")::text`;
}

/** Whether the rows are aggregated as JSON, and not given to what needs them as they are named. */
const isJson = ({ kind, aggregate }: ResponseFormat): boolean =>
  aggregate === null && (kind === 'array' || kind === 'object');

const bodyOf = ({ withBody, format }: StatementOptions): string => (withBody ? bodySql(format) : 'null');
