import type { Field } from '../parse/field.ts';
import { UndefinedNameError } from '../rest-error.ts';
import type { Relation } from '../schema-cache/schema-cache.ts';
import type { RowValue } from './read-plan.ts';

/**
 * Finds a field in its relation. Errors: 42703 as PostgreSQL words it.
 * @param called what the relation is called in that refusal
 */
export function resolveValue(
  relation: Relation,
  { name, jsonPath }: Field,
  called: string = relation.name,
): RowValue {
  const column = relation.columns.get(name);
  if (column !== undefined) {
    const { representation } = column;
    const type = column.isVector ? 'tsvector' : column.type;
    return { kind: 'column', name, function: null, type, representation, jsonPath };
  }
  const computed = relation.computedColumns.get(name);
  if (computed !== undefined) return { kind: 'computed', name, ...computed, jsonPath };
  throw new UndefinedNameError('42703', `column ${called}.${name} does not exist`, {
    called,
    relation,
    name,
  });
}

/** The key under which a value without alias appears: the column, or the last named step of its JSON path. */
export function defaultOutputName(value: RowValue): string {
  return value.jsonPath.findLast((step) => !step.isIndex)?.key ?? value.name;
}
