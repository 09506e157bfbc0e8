import { type Column, qualifiedKey, type Relation, type SchemaCache } from '../schema-cache/schema-cache.ts';
import { describeType, jsonType } from './json-type.ts';
import type { ColumnDetails } from './read-details.ts';
import { summaryOf } from './summary.ts';

type DescribedRelation = {
  name: string;
  path: Record<string, unknown>;
  definition: Record<string, unknown>;
  parameters: [name: string, parameter: Record<string, unknown>][];
};

/** Definition, methods and filters of a table or view. In: what its columns are beyond the cache, by name. */
export function describeRelation(
  cache: SchemaCache,
  relation: Relation,
  details: ReadonlyMap<string, ColumnDetails>,
): DescribedRelation {
  const { name, comment } = relation;
  const columns = [...relation.columns.values()];
  const required = columns.filter((column) => !column.isNullable).map((column) => column.name);
  return {
    name,
    path: methodsOf(relation),
    definition: {
      type: 'object',
      ...(comment === null ? {} : { description: comment }),
      ...(required.length === 0 ? {} : { required }),
      properties: Object.fromEntries(
        columns.map((column) => [
          column.name,
          describeColumn(cache, relation, column, details.get(column.name)),
        ]),
      ),
    },
    parameters: [
      [
        `body.${name}`,
        {
          name,
          description: name,
          required: false,
          in: 'body',
          schema: { $ref: `#/definitions/${name}` },
        },
      ],
      ...columns.map(({ name: column, comment: note }): [string, Record<string, unknown>] => [
        `rowFilter.${name}.${column}`,
        {
          name: column,
          ...(note === null ? {} : { description: note }),
          required: false,
          in: 'query',
          type: 'string',
        },
      ]),
    ],
  };
}

function methodsOf({ name, comment, columns, takes }: Relation): Record<string, unknown> {
  const filters = [...columns.keys()].map((column) => `rowFilter.${name}.${column}`);
  const operation = (parameters: string[], responses: Record<number, unknown>) => ({
    tags: [name],
    ...summaryOf(comment),
    parameters: parameters.map((parameter) => ({ $ref: `#/parameters/${parameter}` })),
    responses,
  });
  const rows = { type: 'array', items: { $ref: `#/definitions/${name}` } };
  const get = operation(
    [...filters, 'select', 'order', 'range', 'rangeUnit', 'offset', 'limit', 'preferCount'],
    { 200: { description: 'OK', schema: rows }, 206: { description: 'Partial Content' } },
  );
  if (!takes.inserts && !takes.updates && !takes.deletes) return { get };
  const none = { 204: { description: 'No Content' } };
  return {
    get,
    post: operation([`body.${name}`, 'select', 'preferPost'], { 201: { description: 'Created' } }),
    patch: operation([...filters, `body.${name}`, 'preferReturn'], none),
    delete: operation([...filters, 'preferReturn'], none),
  };
}

function describeColumn(
  cache: SchemaCache,
  relation: Relation,
  column: Column,
  details: ColumnDetails | undefined,
): Record<string, unknown> {
  const type = details?.type ?? column.type;
  const notes = relation.primaryKey.includes(column.name) ? ['This is a Primary Key.<pk/>'] : [];
  const target = foreignKeyOf(cache, relation, column.name);
  if (target !== null)
    notes.push(
      `This is a Foreign Key to \`${target.table}.${target.column}\`.<fk table='${target.table}' column='${target.column}'/>`,
    );
  const note = notes.length === 0 ? [] : [['Note:', ...notes].join('\n')];
  const texts = [...(column.comment === null ? [] : [column.comment]), ...note];
  const usual = defaultOf(type, column.defaultSql);
  return {
    ...(usual === undefined ? {} : { default: usual }),
    ...(texts.length === 0 ? {} : { description: texts.join('\n\n') }),
    ...((details?.values ?? null) === null ? {} : { enum: details?.values }),
    ...((details?.maxLength ?? null) === null ? {} : { maxLength: details?.maxLength }),
    ...describeType(type),
  };
}

/** A default that is a value; undefined for what only the database can work out. */
function defaultOf(type: string, sql: string | null): unknown {
  if (sql === null) return undefined;
  const cast = `::${type}`;
  const text = sql.endsWith(cast) ? sql.slice(0, -cast.length).replace(/^'+|'+$/g, '') : sql;
  try {
    return JSON.parse(jsonType(type) === 'string' ? `"${text}"` : sql);
  } catch {
    return undefined;
  }
}

/** The key of one column that points elsewhere, rather to a table than to a view over it. */
function foreignKeyOf(
  cache: SchemaCache,
  relation: Relation,
  name: string,
): { table: string; column: string } | null {
  let found: { table: string; column: string } | null = null;
  for (const relationship of cache.relationships.get(qualifiedKey(relation)) ?? []) {
    if (!('isReferencing' in relationship) || !relationship.isReferencing) continue;
    const [pair, ...others] = relationship.columns;
    if (pair?.source !== name || others.length > 0) continue;
    const target = { table: relationship.target.name, column: pair.target };
    if (!relationship.isTargetView) return target;
    found ??= target;
  }
  return found;
}
