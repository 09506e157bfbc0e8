import { buildCastTypes } from './build-cast-types.ts';
import { buildRelationships, type ForeignKeyRow, type ViewColumnsRow } from './build-relationships.ts';
import { buildRoutine, computedOn, type RoutineRow } from './build-routines.ts';
import {
  type Column,
  type Privileges,
  type QualifiedName,
  qualifiedKey,
  type Relation,
  type Relationship,
  type Routine,
  type SchemaCache,
} from './schema-cache.ts';

type RelationRow = QualifiedName & {
  isView: boolean;
  comment: string | null;
  columns: Column[];
  primaryKey: string[];
  privileges: Record<string, Privileges> | null;
};

export type CatalogRows = {
  relations: RelationRow[];
  foreignKeys: ForeignKeyRow[];
  viewColumns: ViewColumnsRow[];
  routines: RoutineRow[];
  castTypes: QualifiedName[];
};

/** Puts the rows of the catalog together. Pure, so that tests can make a cache without a database. */
export function buildSchemaCache(schemas: readonly string[], rows: CatalogRows): SchemaCache {
  const relations = new Map<string, Relation>();
  for (const row of rows.relations) relations.set(qualifiedKey(row), buildRelation(row, rows));

  const relationships = new Map<string, Relationship[]>();
  const computed = rows.routines.flatMap((row) => computedOn(row).relationship ?? []);
  const primaryKeyOf = (name: QualifiedName): readonly string[] =>
    relations.get(qualifiedKey(name))?.primaryKey ?? [];
  const declared = buildRelationships(rows.foreignKeys, rows.viewColumns, primaryKeyOf);
  for (const relationship of [...declared, ...computed]) {
    const isKnown =
      relations.has(qualifiedKey(relationship.source)) && relations.has(qualifiedKey(relationship.target));
    if (isKnown) append(relationships, qualifiedKey(relationship.source), relationship);
  }

  const routines = new Map<string, Routine[]>();
  for (const row of rows.routines) append(routines, qualifiedKey(row), buildRoutine(row));
  return { schemas, relations, routines, relationships, castTypes: buildCastTypes(rows.castTypes) };
}

function buildRelation(row: RelationRow, rows: CatalogRows): Relation {
  const computedColumns = new Map<string, QualifiedName>();
  for (const routine of rows.routines) {
    const { column } = computedOn(routine);
    if (column !== null && qualifiedKey(column.relation) === qualifiedKey(row)) {
      computedColumns.set(routine.name, { schema: routine.schema, name: routine.name });
    }
  }
  return {
    schema: row.schema,
    name: row.name,
    isView: row.isView,
    comment: row.comment,
    columns: new Map(row.columns.map((column) => [column.name, column])),
    primaryKey: row.primaryKey.length > 0 ? row.primaryKey : primaryKeyOfView(row, rows),
    computedColumns,
    privileges: new Map(Object.entries(row.privileges ?? {})),
  };
}

/** A view takes over the key of the one table behind it whose key columns it shows in full. */
function primaryKeyOfView(view: RelationRow, rows: CatalogRows): string[] {
  for (const behind of rows.viewColumns) {
    if (behind.viewSchema !== view.schema || behind.view !== view.name) continue;
    const base = rows.relations.find((row) => row.schema === behind.baseSchema && row.name === behind.base);
    const key = base?.primaryKey ?? [];
    if (key.length > 0 && key.every((column) => behind.columns.includes(column))) return key;
  }
  return [];
}

function append<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}
