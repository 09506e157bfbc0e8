import { RestError } from '../rest-error.ts';
import type { ColumnPair, Relationship } from '../schema-cache/schema-cache.ts';

/** PGRST201: lists what could have been meant and how to say it, what refers to the parent first, as PostgREST does. */
export function ambiguousRelationship(
  parent: string,
  name: string,
  found: readonly Relationship[],
): RestError {
  const ordered = found.toSorted((a, b) => Number(refersToParent(b)) - Number(refersToParent(a)));
  const choices = ordered.flatMap(choiceOf).map((choice) => `'${name}!${choice}'`);
  return new RestError('PGRST201', {
    message: `Could not embed because more than one relationship was found for '${parent}' and '${name}'`,
    details: ordered.map(describe).filter((choice) => choice !== null),
    hint: `Try changing '${name}' to one of the following: ${choices.join(', ')}. Find the desired relationship in the 'details' key.`,
  });
}

const refersToParent = (relationship: Relationship): boolean =>
  'isReferencing' in relationship && !relationship.isReferencing;

function choiceOf(relationship: Relationship): string[] {
  if (relationship.kind === 'computed') return [];
  return [relationship.kind === 'many-to-many' ? relationship.junction.name : relationship.constraint];
}

function describe(relationship: Relationship): Record<string, string> | null {
  if (relationship.kind === 'computed') return null;
  const { source, target } = relationship;
  const embedding = `${source.name} with ${target.name}`;
  if (relationship.kind !== 'many-to-many') {
    const { kind, constraint, columns } = relationship;
    const pair = `${source.name}${list(columns, 'source')} and ${target.name}${list(columns, 'target')}`;
    return { cardinality: kind, embedding, relationship: `${constraint} using ${pair}` };
  }
  const { junction, sourceConstraint, targetConstraint, sourceColumns, targetColumns } = relationship;
  const keys = `${sourceConstraint}${list(sourceColumns, 'target')} and ${targetConstraint}${list(targetColumns, 'source')}`;
  return { cardinality: 'many-to-many', embedding, relationship: `${junction.name} using ${keys}` };
}

const list = (columns: readonly ColumnPair[], side: keyof ColumnPair): string =>
  `(${columns.map((pair) => pair[side]).join(', ')})`;
