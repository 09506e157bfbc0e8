import type { RestLimits } from '../limits.ts';
import { RestError, UndefinedNameError } from '../rest-error.ts';
import type { Relation, SchemaCache } from '../schema-cache/schema-cache.ts';
import { closestName } from './closest-name.ts';

/** What planning knows beside the request: the cache, the schema asked for, and who asks. */
export type PlanContext = {
  cache: SchemaCache;
  schema: string;
  role: string;
  limits: RestLimits;
  /** The schema asked for and those that are looked through behind it, as `search_path` takes them. */
  searchPath: string;
  /** Whether `sum()`, `count()` and their like may be selected. */
  allowsAggregates: boolean;
  /** Whether the plan of a statement may be asked for. */
  allowsPlan: boolean;
  /** Whether `*` means the columns that the role may read, where some are hidden from it. */
  narrowsStar: boolean;
};

/** The schema named by the profile header. Errors: PGRST106. */
export function chooseSchema(cache: SchemaCache, profile: string | null): string {
  const schema = profile ?? cache.schemas[0] ?? 'public';
  if (cache.schemas.includes(schema)) return schema;
  throw new RestError('PGRST106', {
    message: `Invalid schema: ${schema}`,
    hint: `Only the following schemas are exposed: ${cache.schemas.join(', ')}`,
  });
}

/** Whether the role may do anything with the relation; names beyond that never appear in hints. */
export function isVisible(relation: Relation, role: string): boolean {
  const privileges = relation.privileges.get(role);
  if (privileges === undefined) return false;
  const { selectable, canInsert, canUpdate, canDelete } = privileges;
  return selectable.length > 0 || canInsert || canUpdate || canDelete;
}

/** Errors: PGRST205 with a suggestion among the tables that the role may see. */
export function findRelation({ cache, schema, role }: PlanContext, name: string): Relation {
  const relation = cache.relations.get(`${schema}.${name}`);
  if (relation !== undefined) return relation;
  const visible = [...cache.relations.values()].filter(
    (candidate) => candidate.schema === schema && isVisible(candidate, role),
  );
  const suggestion = closestName(
    name,
    visible.map((candidate) => candidate.name),
    0.75,
  );
  throw new RestError('PGRST205', {
    message: `Could not find the table '${schema}.${name}' in the schema cache`,
    hint: suggestion === null ? null : `Perhaps you meant the table '${schema}.${suggestion}'`,
  });
}

/** The quoted SQL of a type that the client casts to. Errors: 42704 as PostgreSQL words it. */
export function findCastType(cache: SchemaCache, written: string): string {
  // The catalogue calls an array of int4 _int4.
  const isByCatalogueName = /^_[^_]/.test(written) && !cache.castTypes.has(written);
  const isArray = written.endsWith('[]') || isByCatalogueName;
  const name = (isByCatalogueName ? written.slice(1) : isArray ? written.slice(0, -2) : written).trim();
  const sql = cache.castTypes.get(name) ?? cache.castTypes.get(name.toLowerCase());
  if (sql === undefined) throw new UndefinedNameError('42704', `type "${written}" does not exist`);
  return isArray ? `${sql}[]` : sql;
}
