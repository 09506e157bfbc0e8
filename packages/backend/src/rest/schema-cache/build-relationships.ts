import type { ViewColumns } from './build-view-columns.ts';
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

/** One side of a foreign key: the table itself, or a view that shows all the columns, as they are called there. */
type Side = { name: QualifiedName; isView: boolean; columns: readonly string[] };

type Link = {
  constraint: string;
  from: Side;
  to: Side;
  columns: ColumnPair[];
  isUnique: boolean;
};

/**
 * Every relationship in both directions: foreign keys, the same through views that show the columns, and many-to-many
 * through junctions whose primary key contains both foreign keys. `primaryKeyOf` answers for tables and views.
 */
export function buildRelationships(
  keys: readonly ForeignKeyRow[],
  views: readonly ViewColumns[],
  primaryKeyOf: (name: QualifiedName) => readonly string[],
): Relationship[] {
  const viewsOf = Map.groupBy(views, (view) => qualifiedKey(view.base));
  const links = keys.flatMap((key) => linksOf(key, viewsOf));
  const direct = links.flatMap((link): Relationship[] => {
    const { constraint, from, to, columns, isUnique } = link;
    const isSelf = isSame(from.name, to.name);
    return [
      {
        kind: isUnique ? 'one-to-one' : 'many-to-one',
        source: from.name,
        target: to.name,
        isSelf,
        isTargetView: to.isView,
        constraint,
        isReferencing: true,
        columns,
      },
      {
        kind: isUnique ? 'one-to-one' : 'one-to-many',
        source: to.name,
        target: from.name,
        isSelf,
        isTargetView: from.isView,
        constraint,
        isReferencing: false,
        columns: columns.map(flip),
      },
    ];
  });
  return [...direct, ...manyToMany(links, primaryKeyOf)];
}

function linksOf(key: ForeignKeyRow, viewsOf: ReadonlyMap<string, readonly ViewColumns[]>): Link[] {
  const sources = sidesOf(
    { schema: key.sourceSchema, name: key.source },
    key.columns.map((pair) => pair.source),
    viewsOf,
  );
  const targets = sidesOf(
    { schema: key.targetSchema, name: key.target },
    key.columns.map((pair) => pair.target),
    viewsOf,
  );
  return sources.flatMap((from) =>
    targets.map((to) => ({
      constraint: key.name,
      from,
      to,
      columns: from.columns.map((source, index) => ({ source, target: to.columns[index] ?? '' })),
      isUnique: key.isUnique,
    })),
  );
}

/** A view may show a column more than once; each choice is a side of its own. */
const maxChoices = 16;

function sidesOf(
  table: QualifiedName,
  columns: readonly string[],
  viewsOf: ReadonlyMap<string, readonly ViewColumns[]>,
): Side[] {
  const throughViews = (viewsOf.get(qualifiedKey(table)) ?? []).flatMap(({ view, columns: shown }) =>
    choices(columns.map((column) => shown.get(column) ?? [])).map((names) => ({
      name: view,
      isView: true,
      columns: names,
    })),
  );
  return [{ name: table, isView: false, columns }, ...throughViews];
}

const choices = (lists: readonly (readonly string[])[]): string[][] =>
  lists
    .reduce<string[][]>((made, list) => made.flatMap((head) => list.map((name) => [...head, name])), [[]])
    .slice(0, maxChoices);

function manyToMany(links: Link[], primaryKeyOf: (name: QualifiedName) => readonly string[]): Relationship[] {
  const isInKey = (link: Link): boolean => {
    const key = primaryKeyOf(link.from.name);
    return !link.isUnique && link.columns.every((pair) => key.includes(pair.source));
  };
  const byJunction = Map.groupBy(links.filter(isInKey), (link) => qualifiedKey(link.from.name));
  return [...byJunction.values()].flatMap((fromJunction) =>
    fromJunction.flatMap((left) =>
      fromJunction
        .filter((right) => right.constraint !== left.constraint)
        .map((right): Relationship => ({
          kind: 'many-to-many',
          source: left.to.name,
          target: right.to.name,
          isSelf: isSame(left.to.name, right.to.name),
          isTargetView: right.to.isView,
          junction: left.from.name,
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
