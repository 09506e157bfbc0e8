import type { JsonStep } from '../parse/field.ts';
import type { ReadNode, RowValue } from '../plan/read-plan.ts';
import type { Representation } from '../schema-cache/schema-cache.ts';
import { quoteIdentifier, quoteQualified } from './identifier.ts';
import type { Parameters } from './parameters.ts';

/** As much of a node as an expression over its row needs. */
export type RowNode = Pick<ReadNode, 'alias' | 'source'>;

/** The expression of a column or computed value of the node's row. */
export function valueSql(node: RowNode, value: RowValue, params: Parameters): string {
  const base =
    value.function === null
      ? columnSql(node.alias, value.name)
      : `${quoteQualified(value.function)}(${rowSql(node)})`;
  if (value.jsonPath.length === 0) return base;
  const isJson = value.type === 'json' || value.type === 'jsonb';
  return value.jsonPath.reduce(
    (sql, step) => sql + stepSql(step, params),
    isJson ? base : `to_jsonb(${base})`,
  );
}

/** A value as it is written or read outside the database, where its type has such a form; steps into JSON have none. */
export function representedSql(
  { representation, jsonPath }: Pick<RowValue, 'representation' | 'jsonPath'>,
  form: keyof Representation,
  sql: string,
): string {
  const convert = jsonPath.length === 0 ? (representation?.[form] ?? null) : null;
  return convert === null ? sql : `${quoteQualified(convert)}(${sql})`;
}

/** A column of a node, both names quoted. */
export const columnSql = (alias: string, name: string): string => `"${alias}".${quoteIdentifier(name)}`;

/** The whole row as a function takes it. A row that comes out of a CTE has lost its type and gets it back. */
export function rowSql({ alias, source }: RowNode): string {
  return source.kind === 'cte' && source.rowType !== null
    ? `ROW("${alias}".*)::${quoteQualified(source.rowType)}`
    : `"${alias}"`;
}

function stepSql({ asText, key, isIndex }: JsonStep, params: Parameters): string {
  const operator = asText ? '->>' : '->';
  return `${operator}${params.bind(key)}${isIndex ? '::int' : ''}`;
}
