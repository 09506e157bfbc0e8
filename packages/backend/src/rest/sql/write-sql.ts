import type { ReadNode } from '../plan/read-plan.ts';
import type { InsertPlan, Returning, UpdatePlan, WritePlan } from '../plan/write-plan.ts';
import type { Column } from '../schema-cache/schema-cache.ts';
import { conditionSql, whereSql } from './condition-sql.ts';
import { quoteIdentifier, quoteQualified } from './identifier.ts';
import type { Parameters } from './parameters.ts';
import { columnSql, representedSql, valueSql } from './value-sql.ts';

/** The statement that changes rows, with RETURNING; it becomes the CTE that the answer is read from. */
export function writeSql(plan: WritePlan, params: Parameters): string {
  const node: Pick<ReadNode, 'alias' | 'source'> = {
    alias: 'e0',
    source: { kind: 'table', table: plan.table },
  };
  const table = `${quoteQualified(plan.table)} AS "e0"`;
  const returning = returningSql(node, plan.returning, params);
  if (plan.kind === 'insert') return `${insertSql(plan, table, params)} RETURNING ${returning}`;
  // An update of nothing touches no row, but keeps the shape of the answer.
  if (plan.kind === 'update' && plan.columns.length === 0)
    return `SELECT ${returning} FROM ${table} WHERE FALSE`;
  const head = plan.kind === 'delete' ? `DELETE FROM ${table}` : updateSql(plan, table, params);
  const where = whereSql(plan.conditions.map((condition) => conditionSql(node, condition, params)));
  return `${head}${where} RETURNING ${returning}`;
}

function insertSql(plan: InsertPlan, table: string, params: Parameters): string {
  const { columns, payload } = plan;
  if (columns.length === 0) return `INSERT INTO ${table} SELECT FROM generate_series(1, ${payload.count})`;
  const names = columns.map((column) => quoteIdentifier(column.name));
  return `INSERT INTO ${table} (${names.join(', ')}) ${rowsSql(plan, params)}${conflictSql(plan)}`;
}

/** What is inserted. Bound values have no cast, so that they are assigned to their columns, modifiers of the types included. */
function rowsSql(plan: InsertPlan, params: Parameters): string {
  if (plan.values !== null) return `VALUES (${plan.values.map((value) => params.bind(value)).join(', ')})`;
  const values = plan.columns.map(payloadValue).join(', ');
  return `SELECT ${values} FROM ${recordsSql(plan, params)}${plan.takesFirst ? ' LIMIT 1' : ''}`;
}

function updateSql(plan: UpdatePlan, table: string, params: Parameters): string {
  const set = plan.columns
    .map((column) => `${quoteIdentifier(column.name)} = ${payloadValue(column)}`)
    .join(', ');
  return `UPDATE ${table} SET ${set} FROM (SELECT "p".* FROM ${recordsSql(plan, params)} LIMIT 1) AS "p"`;
}

/** A column of the payload, read as its type is written in JSON. */
const payloadValue = ({ name, representation }: Column): string =>
  representedSql({ representation, jsonPath: [] }, 'fromJson', `"p".${quoteIdentifier(name)}`);

function recordsSql(
  { columns, payload, fillsDefaults }: InsertPlan | UpdatePlan,
  params: Parameters,
): string {
  const rows = params.bind(payload.json);
  const defaults = columns.filter((column) => column.defaultSql !== null);
  if (!fillsDefaults || defaults.length === 0) {
    return `json_to_recordset(${rows}::json) AS "p"(${definitions(columns)})`;
  }
  const pairs = defaults
    .map(({ name, defaultSql }) => `${params.bind(name)}::text, ${defaultSql}`)
    .join(', ');
  return `jsonb_array_elements(${rows}::jsonb) AS "d"("row"), jsonb_to_record(jsonb_build_object(${pairs}) || "d"."row") AS "p"(${definitions(columns)})`;
}

const definitions = (columns: readonly Column[]): string =>
  columns
    .map(
      ({ name, type, representation }) =>
        `${quoteIdentifier(name)} ${representation?.fromJson ? 'json' : type}`,
    )
    .join(', ');

/** Merging counts the rows that were there before, which decides between 200 and 201. */
const countUpdated = `set_config('pgrst.updated', (coalesce(nullif(current_setting('pgrst.updated', true), '')::int, 0) + 1)::text, true) <> ''`;

function conflictSql({ conflict, columns }: InsertPlan): string {
  if (conflict === null) return '';
  const target = ` ON CONFLICT (${conflict.columns.map(quoteIdentifier).join(', ')})`;
  if (conflict.action === 'ignore') return `${target} DO NOTHING`;
  const changed = columns.map(({ name }) => name).filter((name) => !conflict.columns.includes(name));
  const set = (changed.length > 0 ? changed : conflict.columns)
    .map((name) => `${quoteIdentifier(name)} = EXCLUDED.${quoteIdentifier(name)}`)
    .join(', ');
  return `${target} DO UPDATE SET ${set} WHERE ${countUpdated}`;
}

function returningSql(
  node: Pick<ReadNode, 'alias' | 'source'>,
  returning: Returning,
  params: Parameters,
): string {
  if (returning.kind === 'nothing') return '1';
  if (returning.kind === 'key') {
    return returning.columns.map((name) => columnSql(node.alias, name)).join(', ') || '1';
  }
  if (returning.needed === 'all') return `"${node.alias}".*`;
  return (
    returning.needed
      .map((value) => `${valueSql(node, value, params)} AS ${quoteIdentifier(value.name)}`)
      .join(', ') || '1'
  );
}
