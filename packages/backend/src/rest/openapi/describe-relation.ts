import { type Column, qualifiedKey, type Relation, type SchemaCache } from '../schema-cache/schema-cache.ts';
import { jsonType } from './json-type.ts';

type DescribedRelation = {
  name: string;
  path: Record<string, unknown>;
  definition: Record<string, unknown>;
  parameters: [name: string, parameter: Record<string, unknown>][];
};

/** Definition, methods and filters of a table or view. */
export function describeRelation(cache: SchemaCache, relation: Relation): DescribedRelation {
  const { name, comment } = relation;
  const columns = [...relation.columns.values()];
  const filters = columns.map((column) => ref(`rowFilter.${name}.${column.name}`));
  const shared = (...names: string[]) => names.map(ref);
  const body = { name, in: 'body', schema: { $ref: `#/definitions/${name}` } };
  const operation = (parameters: unknown[], status: number, description: string) => ({
    tags: [name],
    ...(comment === null ? {} : { summary: comment }),
    parameters,
    responses: { [status]: { description } },
  });
  const rows = { type: 'array', items: { $ref: `#/definitions/${name}` } };
  const read = operation(
    [...filters, ...shared('select', 'order', 'range', 'offset', 'limit', 'preferCount')],
    200,
    'OK',
  );
  return {
    name,
    path: {
      get: {
        ...read,
        responses: { 200: { description: 'OK', schema: rows }, 206: { description: 'Partial content' } },
      },
      post: operation([body, ...shared('select', 'on_conflict', 'preferPost')], 201, 'Created'),
      patch: operation([...filters, body, ...shared('preferReturn')], 204, 'No content'),
      delete: operation([...filters, ...shared('preferReturn')], 204, 'No content'),
    },
    definition: {
      type: 'object',
      ...(comment === null ? {} : { description: comment }),
      required: columns.filter((column) => !column.isNullable).map((column) => column.name),
      properties: Object.fromEntries(
        columns.map((column) => [column.name, describeColumn(cache, relation, column)]),
      ),
    },
    parameters: columns.map((column) => [
      `rowFilter.${name}.${column.name}`,
      { name: column.name, in: 'query', type: 'string', required: false },
    ]),
  };
}

const ref = (name: string): { $ref: string } => ({ $ref: `#/parameters/${name}` });

function describeColumn(cache: SchemaCache, relation: Relation, column: Column): Record<string, unknown> {
  const notes = column.comment === null ? [] : [column.comment];
  if (relation.primaryKey.includes(column.name)) notes.push('Note:\nThis is a Primary Key.<pk/>');
  const target = foreignKeyOf(cache, relation, column.name);
  if (target !== null)
    notes.push(
      `Note:\nThis is a Foreign Key to \`${target.table}.${target.column}\`.<fk table='${target.table}' column='${target.column}'/>`,
    );
  return {
    ...jsonType(column.type),
    format: column.type,
    ...(column.defaultSql === null ? {} : { default: column.defaultSql }),
    ...(notes.length === 0 ? {} : { description: notes.join('\n\n') }),
  };
}

function foreignKeyOf(
  cache: SchemaCache,
  relation: Relation,
  name: string,
): { table: string; column: string } | null {
  for (const relationship of cache.relationships.get(qualifiedKey(relation)) ?? []) {
    if (!('isReferencing' in relationship) || !relationship.isReferencing) continue;
    const [pair, ...others] = relationship.columns;
    if (pair?.source === name && others.length === 0)
      return { table: relationship.target.name, column: pair.target };
  }
  return null;
}
