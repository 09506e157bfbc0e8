import { type ColumnPair, type QualifiedName, qualifiedKey, type Relationship } from './schema-cache.ts';

export type ForeignKeyRow = {
  name: string;
  sourceSchema: string;
  source: string;
  targetSchema: string;
  target: string;
  columns: ColumnPair[];
  isUnique: boolean;
};

export type ViewColumnsRow = {
  viewSchema: string;
  view: string;
  baseSchema: string;
  base: string;
  /** Columns of the base table that the view shows under the same name. */
  columns: string[];
};

type Link = {
  constraint: string;
  from: QualifiedName;
  to: QualifiedName;
  columns: ColumnPair[];
  isUnique: boolean;
};

/**
 * Every relationship in both directions: foreign keys, the same through views that show the columns, and many-to-many
 * through junctions whose primary key contains both foreign keys. `primaryKeyOf` answers for tables and views.
 */
export function buildRelationships(
  keys: ForeignKeyRow[],
  views: ViewColumnsRow[],
  primaryKeyOf: (name: QualifiedName) => readonly string[],
): Relationship[] {
  const links = keys.flatMap((key) => linksOf(key, views));
  const direct = links.flatMap((link): Relationship[] => [
    {
      kind: link.isUnique ? 'one-to-one' : 'many-to-one',
      source: link.from,
      target: link.to,
      isSelf: isSame(link.from, link.to),
      constraint: link.constraint,
      isReferencing: true,
      columns: link.columns,
    },
    {
      kind: link.isUnique ? 'one-to-one' : 'one-to-many',
      source: link.to,
      target: link.from,
      isSelf: isSame(link.from, link.to),
      constraint: link.constraint,
      isReferencing: false,
      columns: link.columns.map(flip),
    },
  ]);
  return [...direct, ...manyToMany(links, primaryKeyOf)];
}

function linksOf(key: ForeignKeyRow, views: ViewColumnsRow[]): Link[] {
  const standIns = (schema: string, name: string, columns: string[]): QualifiedName[] => [
    { schema, name },
    ...views
      .filter((view) => view.baseSchema === schema && view.base === name)
      .filter((view) => columns.every((column) => view.columns.includes(column)))
      .map((view) => ({ schema: view.viewSchema, name: view.view })),
  ];
  const sources = standIns(
    key.sourceSchema,
    key.source,
    key.columns.map((pair) => pair.source),
  );
  const targets = standIns(
    key.targetSchema,
    key.target,
    key.columns.map((pair) => pair.target),
  );
  return sources.flatMap((from) =>
    targets.map((to) => ({ constraint: key.name, from, to, columns: key.columns, isUnique: key.isUnique })),
  );
}

function manyToMany(links: Link[], primaryKeyOf: (name: QualifiedName) => readonly string[]): Relationship[] {
  const isInKey = (link: Link): boolean =>
    link.columns.every((pair) => primaryKeyOf(link.from).includes(pair.source));
  const byJunction = Map.groupBy(links.filter(isInKey), (link) => qualifiedKey(link.from));
  return [...byJunction.values()].flatMap((fromJunction) =>
    fromJunction.flatMap((left) =>
      fromJunction
        .filter((right) => right.constraint !== left.constraint)
        .map((right): Relationship => ({
          kind: 'many-to-many',
          source: left.to,
          target: right.to,
          isSelf: isSame(left.to, right.to),
          junction: left.from,
          sourceConstraint: left.constraint,
          targetConstraint: right.constraint,
          sourceColumns: left.columns.map(flip),
          targetColumns: right.columns,
        })),
    ),
  );
}

const isSame = (a: QualifiedName, b: QualifiedName): boolean => qualifiedKey(a) === qualifiedKey(b);
const flip = (pair: ColumnPair): ColumnPair => ({ source: pair.target, target: pair.source });
