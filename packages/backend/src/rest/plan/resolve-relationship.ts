import { RestError } from '../rest-error.ts';
import {
  type ColumnPair,
  qualifiedKey,
  type Relation,
  type Relationship,
} from '../schema-cache/schema-cache.ts';
import { ambiguousRelationship } from './ambiguous-relationship.ts';
import { closestName } from './closest-name.ts';
import { isVisible, type PlanContext } from './plan-context.ts';

/**
 * The relationship that `parent?select=name!hint(…)` means. `name` is a table, a foreign key column, a constraint or a
 * computed relationship; the hint is a constraint, a column or a junction.
 * Errors: PGRST200 when none fits, PGRST201 when several do.
 */
export function resolveRelationship(
  context: PlanContext,
  parent: Relation,
  name: string,
  hint: string | null,
): Relationship {
  const all = context.cache.relationships.get(qualifiedKey(parent)) ?? [];
  const reachable = all.filter((relationship) => relationship.target.schema === context.schema);
  const found = reachable.filter((candidate) =>
    hint === null ? isNamed(candidate, name) : isNamedWithHint(candidate, name, hint),
  );
  const computed = found.find((candidate) => candidate.kind === 'computed');
  const [only, ...others] = computed === undefined ? found : [computed];
  if (only === undefined) throw missing(context, parent, name, hint, reachable);
  if (others.length > 0) throw ambiguousRelationship(parent.name, name, found);
  return only;
}

function isNamed(candidate: Relationship, name: string): boolean {
  if (candidate.kind === 'computed') return candidate.function.name === name;
  const isTable = candidate.target.name === name;
  if (candidate.kind === 'many-to-many') return isTable && !candidate.isSelf;
  const isColumn = isSingle(candidate.columns, 'source', name);
  // Of the two directions of a self reference, the table's name means the many, the column the one.
  if (candidate.isSelf)
    return candidate.kind === 'one-to-many' ? isTable : candidate.isReferencing && isColumn;
  return isTable || (!candidate.isTargetView && (candidate.constraint === name || isColumn));
}

function isNamedWithHint(candidate: Relationship, name: string, hint: string): boolean {
  if (candidate.kind === 'computed') return candidate.function.name === name;
  if (candidate.target.name !== name) return false;
  if (candidate.kind === 'many-to-many') return !candidate.isSelf && candidate.junction.name === hint;
  const isTargetColumn = isSingle(candidate.columns, 'target', hint);
  if (candidate.isSelf) return candidate.kind === 'one-to-many' && isTargetColumn;
  return candidate.constraint === hint || isTargetColumn || isSingle(candidate.columns, 'source', hint);
}

const isSingle = (columns: readonly ColumnPair[], side: keyof ColumnPair, name: string): boolean =>
  columns.length === 1 && columns[0]?.[side] === name;

function missing(
  { cache, schema, role }: PlanContext,
  parent: Relation,
  name: string,
  hint: string | null,
  reachable: readonly Relationship[],
): RestError {
  const visible = reachable.flatMap(({ target }) => {
    const relation = cache.relations.get(qualifiedKey(target));
    return relation !== undefined && isVisible(relation, role) ? [target.name] : [];
  });
  // Where the table was right, its hint was not, and another table would be a wrong lead.
  const suggestion = visible.includes(name) ? null : closestName(name, [...new Set(visible)], 0.33);
  const using = hint === null ? '' : ` using the hint '${hint}'`;
  return new RestError('PGRST200', {
    message: `Could not find a relationship between '${parent.name}' and '${name}' in the schema cache`,
    details: `Searched for a foreign key relationship between '${parent.name}' and '${name}'${using} in the schema '${schema}', but no matches were found.`,
    hint: suggestion === null ? null : `Perhaps you meant '${suggestion}' instead of '${name}'.`,
  });
}
