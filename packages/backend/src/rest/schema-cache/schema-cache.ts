/** What the engine knows about the exposed schemas. Every identifier that reaches SQL comes from here. */
export type SchemaCache = {
  /** Exposed schemas; the first is the default. */
  schemas: readonly string[];
  /** By `qualifiedKey`. */
  relations: ReadonlyMap<string, Relation>;
  /** Overloads by `qualifiedKey`. */
  routines: ReadonlyMap<string, readonly Routine[]>;
  /** By `qualifiedKey` of the table that embeds. */
  relationships: ReadonlyMap<string, readonly Relationship[]>;
  /** Aggregates that write rows as a media type, in the order in which they are tried. */
  mediaHandlers: readonly MediaHandler[];
  /** Name as written in a cast → quoted SQL type. */
  castTypes: ReadonlyMap<string, string>;
  /** What was set for a role (`alter role … set …`), by role and then by name. */
  roleSettings: ReadonlyMap<string, ReadonlyMap<string, string>>;
};

export type QualifiedName = { schema: string; name: string };

/**
 * How a domain is written and read outside the database: functions behind its casts to and from `json` and from `text`.
 */
export type Representation = {
  toJson: QualifiedName | null;
  fromJson: QualifiedName | null;
  fromText: QualifiedName | null;
};

export type Column = {
  name: string;
  /** As PostgreSQL formats it, with modifiers: `character varying(20)`. Trusted text. */
  type: string;
  isNullable: boolean;
  /** SQL of the default, or null. Trusted text. */
  defaultSql: string | null;
  isGenerated: boolean;
  /** Whether it is a text search document already, if by a domain. */
  isVector: boolean;
  representation: Representation | null;
  comment: string | null;
};

export type Privileges = {
  selectable: readonly string[];
  canInsert: boolean;
  canUpdate: boolean;
  canDelete: boolean;
};

export type Relation = QualifiedName & {
  isView: boolean;
  /** Whether row-level security chooses among its rows. */
  hasPolicies: boolean;
  /** What PostgreSQL can write into it, before any privilege: a view may take no rows. */
  takes: { inserts: boolean; updates: boolean; deletes: boolean };
  comment: string | null;
  columns: ReadonlyMap<string, Column>;
  primaryKey: readonly string[];
  /** Functions that take a row and give one value; selected like columns. */
  computedColumns: ReadonlyMap<string, ComputedColumn>;
  privileges: ReadonlyMap<string, Privileges>;
};

/** A function over rows; null for `rowType` takes any. One that makes features takes a row at a time. */
export type RowsWriter = {
  function: QualifiedName;
  rowType: QualifiedName | null;
  makesFeatures: boolean;
};

/** What the database brings along to write rows as one media type. */
export type MediaHandler = {
  mediaType: string;
  isBytes: boolean;
  aggregate: RowsWriter | null;
};

export type ComputedColumn = { function: QualifiedName; type: string; representation: Representation | null };

export type RoutineArgument = { name: string; type: string; hasDefault: boolean; isVariadic: boolean };

export type RoutineResult =
  | { kind: 'void' }
  /** A record without declared columns is one value too: only the function itself knows its columns. */
  | { kind: 'scalar'; isRecord: boolean; isBytes: boolean }
  /** `relation` when it is the row type of a known table, so that it can be embedded into; else `columns` from OUT parameters. */
  | { kind: 'composite'; relation: QualifiedName | null; columns: readonly Column[] };

export type Routine = QualifiedName & {
  args: readonly RoutineArgument[];
  isVolatile: boolean;
  returnsSet: boolean;
  result: RoutineResult;
  /** The media type of what it returns, where that is a domain named like one. */
  mediaType: string | null;
  comment: string | null;
  executableBy: readonly string[];
};

export type ColumnPair = { source: string; target: string };

export type Relationship = {
  source: QualifiedName;
  target: QualifiedName;
  isSelf: boolean;
  /** A view is found by its own name alone, never by a constraint or a column. */
  isTargetView: boolean;
} & (
  | {
      kind: 'many-to-one' | 'one-to-many' | 'one-to-one';
      constraint: string;
      /** One-to-one has the foreign key on one of the sides; the other direction carries `isReferencing` false. */
      isReferencing: boolean;
      columns: readonly ColumnPair[];
    }
  | {
      kind: 'many-to-many';
      junction: QualifiedName;
      sourceConstraint: string;
      targetConstraint: string;
      /** Source column ↔ junction column, and junction column ↔ target column. */
      sourceColumns: readonly ColumnPair[];
      targetColumns: readonly ColumnPair[];
    }
  | { kind: 'computed'; function: QualifiedName; isToOne: boolean }
);

/** Key of a table in the maps of the cache. */
export const qualifiedKey = (name: QualifiedName): string => `${name.schema}.${name.name}`;

/** Whether the other side is one row at most, so that an embed is an object and not a list. */
export const isToOne = (relationship: Relationship): boolean =>
  relationship.kind === 'computed'
    ? relationship.isToOne
    : relationship.kind === 'many-to-one' || relationship.kind === 'one-to-one';
