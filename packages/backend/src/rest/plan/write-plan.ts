import type { Payload } from '../parse/payload.ts';
import type { Column, QualifiedName } from '../schema-cache/schema-cache.ts';
import type { PlannedCondition, ReadNode, RowValue } from './read-plan.ts';

/** What a write gives back: nothing, its key for the Location header, or rows read as in a SELECT. */
export type Returning =
  | { kind: 'nothing' }
  | { kind: 'key'; columns: readonly string[] }
  | { kind: 'rows'; needed: 'all' | RowValue[]; read: ReadNode };

export type InsertPlan = {
  kind: 'insert';
  table: QualifiedName;
  columns: readonly Column[];
  payload: Payload;
  /** The values of the only object, one for each column, where they are bound instead of the payload. */
  values: readonly (string | null)[] | null;
  /** Whether the first object of the payload is the only one that is written. */
  takesFirst: boolean;
  /** Columns absent from an object of the payload get their default instead of null. */
  fillsDefaults: boolean;
  conflict: { columns: readonly string[]; action: 'merge' | 'ignore' } | null;
  returning: Returning;
};

export type UpdatePlan = {
  kind: 'update';
  table: QualifiedName;
  columns: readonly Column[];
  payload: Payload;
  fillsDefaults: boolean;
  conditions: PlannedCondition[];
  returning: Returning;
};

export type DeletePlan = {
  kind: 'delete';
  table: QualifiedName;
  conditions: PlannedCondition[];
  returning: Returning;
};

export type WritePlan = InsertPlan | UpdatePlan | DeletePlan;
