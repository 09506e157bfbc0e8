import type { QualifiedName } from './schema-cache.ts';
import { readViewTargets, type ViewTarget } from './view-targets.ts';

export type TableRow = QualifiedName & { oid: string; columns: string[]; primaryKey: string[] };
export type ViewRow = QualifiedName & { oid: string; columns: string[]; definition: string };

/** A view over a table: for each column of the table the columns of the view that show it, under whatever name. */
export type ViewColumns = {
  view: QualifiedName;
  base: QualifiedName;
  columns: ReadonlyMap<string, readonly string[]>;
  /** Primary key of the table. */
  primaryKey: readonly string[];
};

/** Follows every column of every view down to the table that it comes from, through views over views. */
export function buildViewColumns(views: readonly ViewRow[], tables: readonly TableRow[]): ViewColumns[] {
  const tableOf = new Map(tables.map((table) => [table.oid, table]));
  const targetsOf = new Map(views.map((view) => [view.oid, readViewTargets(view.definition)]));
  return views.flatMap((view) => {
    const byTable = new Map<string, Map<string, string[]>>();
    for (const target of targetsOf.get(view.oid) ?? []) {
      const found = followTarget(target, targetsOf);
      const base = tableOf.get(found.oid);
      const column = base?.columns[found.attribute - 1];
      const shown = view.columns[target.position - 1];
      if (base === undefined || column === undefined || shown === undefined) continue;
      const columns = byTable.get(base.oid) ?? new Map<string, string[]>();
      columns.set(column, [...(columns.get(column) ?? []), shown]);
      byTable.set(base.oid, columns);
    }
    return [...byTable].flatMap(([oid, columns]) => {
      const base = tableOf.get(oid);
      if (base === undefined) return [];
      const { schema, name, primaryKey } = base;
      return [
        { view: { schema: view.schema, name: view.name }, base: { schema, name }, columns, primaryKey },
      ];
    });
  });
}

/** PostgreSQL forbids views over themselves but for recursive ones, whose own columns have no origin. */
function followTarget(target: ViewTarget, targetsOf: ReadonlyMap<string, readonly ViewTarget[]>): ViewTarget {
  let current = target;
  for (let depth = 0; depth < 100; depth += 1) {
    const { oid, attribute } = current;
    const next = targetsOf.get(oid)?.find((below) => below.position === attribute);
    if (next === undefined) return current;
    current = next;
  }
  return current;
}
