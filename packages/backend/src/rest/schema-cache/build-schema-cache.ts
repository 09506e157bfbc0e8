import { buildCastTypes } from './build-cast-types.ts';
import { buildRelationships, type ForeignKeyRow } from './build-relationships.ts';
import { buildViewColumns, type TableRow, type ViewColumns, type ViewRow } from './build-view-columns.ts';
import { buildRoutine, computedOn, isCallable, type RoutineRow } from './build-routines.ts';
import {
  type Column,
  type ComputedColumn,
  type MediaHandler,
  type Privileges,
  type QualifiedName,
  qualifiedKey,
  type Relation,
  type Relationship,
  type Representation,
  type Routine,
  type SchemaCache,
} from './schema-cache.ts';

type RelationRow = QualifiedName & {
  isView: boolean;
  hasPolicies: boolean;
  takes: Relation['takes'];
  comment: string | null;
  columns: Omit<Column, 'representation' | 'isVector'>[];
  primaryKey: string[];
  privileges: Record<string, Privileges> | null;
};

export type CatalogRows = {
  relations: RelationRow[];
  foreignKeys: ForeignKeyRow[];
  tables: TableRow[];
  views: ViewRow[];
  routines: RoutineRow[];
  mediaHandlers: MediaHandler[];
  representations: (Representation & { type: string })[];
  castTypes: QualifiedName[];
  roleSettings: { role: string; name: string; value: string }[];
  vectorDomains: { type: string }[];
};

/** Puts the rows of the catalog together. Pure, so that tests can make a cache without a database. */
export function buildSchemaCache(schemas: readonly string[], rows: CatalogRows): SchemaCache {
  const relations = new Map<string, Relation>();
  const views = buildViewColumns(rows.views, rows.tables);
  for (const row of rows.relations) relations.set(qualifiedKey(row), buildRelation(row, rows, views));

  const relationships = new Map<string, Relationship[]>();
  const computed = rows.routines.flatMap((row) => computedOn(row).relationship ?? []);
  const primaryKeyOf = (name: QualifiedName): readonly string[] =>
    relations.get(qualifiedKey(name))?.primaryKey ?? [];
  const declared = buildRelationships(rows.foreignKeys, views, primaryKeyOf);
  for (const relationship of [...declared, ...computed]) {
    const isKnown =
      relations.has(qualifiedKey(relationship.source)) && relations.has(qualifiedKey(relationship.target));
    if (isKnown) append(relationships, qualifiedKey(relationship.source), relationship);
  }

  const routines = new Map<string, Routine[]>();
  const vectors = vectorTypes(rows);
  for (const row of rows.routines) {
    const routine = buildRoutine(row, vectors);
    if (isCallable(routine)) append(routines, qualifiedKey(row), routine);
  }
  return {
    schemas,
    relations,
    routines,
    relationships,
    mediaHandlers: rows.mediaHandlers,
    castTypes: buildCastTypes(rows.castTypes),
    roleSettings: buildRoleSettings(rows.roleSettings),
  };
}

/** Of two settings of one name the later stands, which is the one for this database. */
function buildRoleSettings(rows: CatalogRows['roleSettings']): SchemaCache['roleSettings'] {
  const settings = new Map<string, Map<string, string>>();
  for (const { role, name, value } of rows)
    settings.set(role, (settings.get(role) ?? new Map<string, string>()).set(name, value));
  return settings;
}

function buildRelation(row: RelationRow, rows: CatalogRows, views: readonly ViewColumns[]): Relation {
  const representationOf = (type: string): Representation | null =>
    rows.representations.find((candidate) => candidate.type === type) ?? null;
  const vectors = vectorTypes(rows);
  const computedColumns = new Map<string, ComputedColumn>();
  for (const routine of rows.routines) {
    const { column } = computedOn(routine);
    if (column !== null && qualifiedKey(column.relation) === qualifiedKey(row)) {
      computedColumns.set(routine.name, {
        function: { schema: routine.schema, name: routine.name },
        type: routine.resultType,
        representation: representationOf(routine.resultType),
      });
    }
  }
  return {
    schema: row.schema,
    name: row.name,
    isView: row.isView,
    hasPolicies: row.hasPolicies,
    takes: row.takes,
    comment: row.comment,
    columns: new Map(
      row.columns.map((column) => [
        column.name,
        {
          ...column,
          isVector: vectors.has(column.type),
          representation: representationOf(column.type),
        },
      ]),
    ),
    primaryKey: row.primaryKey.length > 0 ? row.primaryKey : row.isView ? primaryKeyOfView(row, views) : [],
    computedColumns,
    privileges: new Map(Object.entries(row.privileges ?? {})),
  };
}

const vectorTypes = ({ vectorDomains }: CatalogRows): ReadonlySet<string> =>
  new Set(['tsvector', ...vectorDomains.map(({ type }) => type)]);

/** A view takes over the keys of the tables behind it whose key columns it shows in full, under the names that it gives them. */
function primaryKeyOfView(view: QualifiedName, views: readonly ViewColumns[]): string[] {
  return views
    .filter((candidate) => qualifiedKey(candidate.view) === qualifiedKey(view))
    .flatMap(({ primaryKey, columns }) => {
      const shown = primaryKey.map((column) => columns.get(column)?.[0] ?? null);
      return shown.every((name) => name !== null) ? shown : [];
    });
}

function append<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}
