import type { RowRange } from '../parse/range.ts';
import type { Routine, RoutineArgument } from '../schema-cache/schema-cache.ts';
import type { ReadNode } from './read-plan.ts';

export type CallArguments =
  /** From the query string: each value is text that is cast to the argument's type. */
  | { kind: 'texts'; given: { argument: RoutineArgument; text: string }[] }
  /** From a JSON object: PostgreSQL converts its members to the arguments' types. */
  | { kind: 'json'; given: RoutineArgument[]; json: string; isList: boolean }
  /** The whole body for a function with one unnamed parameter. */
  | { kind: 'body'; text: string; type: string };

export type CallPlan = {
  kind: 'call';
  routine: Routine;
  args: CallArguments;
  shape: 'void' | 'scalar' | 'scalars' | 'object' | 'rows';
  /** How rows are read from the result; null for void and scalars. */
  read: ReadNode | null;
  /** Which of several scalars are answered with. */
  range: RowRange;
  isReadOnly: boolean;
};
