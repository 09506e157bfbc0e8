import type { PublishedColumn, PublishedTable } from './catalogue.ts';
import type { JsonRecord } from './matches-filter.ts';
import type { ChangeNotice } from './read-notice.ts';

/** A change of one row, ready to be told. */
export type RowChange = {
  readonly table: PublishedTable;
  readonly operation: ChangeNotice['operation'];
  readonly committedAt: string;
  readonly record: JsonRecord | null;
  readonly old: JsonRecord | null;
  /** Primary key as a JSON object; null for a table without one. */
  readonly key: string | null;
};

/** Splits a notice into changes of rows. */
export function toRowChanges(table: PublishedTable, notice: ChangeNotice): RowChange[] {
  return notice.rows.map(([record, old]) => ({
    table,
    operation: notice.operation,
    committedAt: notice.committedAt,
    record,
    old,
    key: table.keys.length === 0 ? null : JSON.stringify(pick(record ?? old ?? {}, table.keys)),
  }));
}

/**
 * The `data` of a postgres_changes message as JSON: only columns that the reader may read. Of the old row the primary key;
 * all of it where the table keeps it and either no policy guards the table or the change is an update; nothing where the key
 * is hidden.
 */
export function renderChange(
  change: RowChange,
  columns: readonly PublishedColumn[],
  keyIsHidden: boolean,
): string {
  const { table, operation, record, old } = change;
  const names = columns.map(({ name }) => name);
  const tellsOld = table.keepsOld && (operation === 'UPDATE' || !table.isGuarded);
  const oldNames = tellsOld ? names : names.filter((name) => table.keys.includes(name));
  return JSON.stringify({
    schema: table.schema,
    table: table.name,
    commit_timestamp: change.committedAt,
    type: operation,
    columns: columns.map(({ name, type }) => ({ name, type })),
    ...(operation === 'DELETE' ? {} : { record: pick(record ?? {}, names) }),
    ...(operation === 'INSERT' ? {} : { old_record: pick(old ?? {}, keyIsHidden ? [] : oldNames) }),
    errors: null,
  });
}

function pick(row: JsonRecord, names: readonly string[]): JsonRecord {
  return Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
}
