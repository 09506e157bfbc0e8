import { changesBetween } from '../plan/closest-name.ts';
import type { LookedFor } from '../rest-error.ts';

/** PostgreSQL suggests no name that differs in more letters, or in more than half of those that were written. */
const mostChanges = 3;

/**
 * The hint that PostgreSQL gives for a column that is not there: the one or two nearest names, and none where more are
 * equally near. Only columns that the role may read are named.
 */
export function columnHint({ relation, called, name }: LookedFor, role: string): string | null {
  const readable = relation.privileges.get(role)?.selectable ?? [];
  const near = readable
    .map((column) => ({ column, changes: changesBetween(name.slice(0, maxLength), column) }))
    .filter(({ changes }) => changes <= mostChanges && changes <= Math.floor(name.length / 2));
  const fewest = Math.min(...near.map(({ changes }) => changes));
  const nearest = near.filter(({ changes }) => changes === fewest);
  if (nearest.length < 1 || nearest.length > 2) return null;
  const named = nearest.map(({ column }) => `the column "${called}.${column}"`);
  return `Perhaps you meant to reference ${named.join(' or ')}.`;
}

/** Names of PostgreSQL end at 63 bytes. */
const maxLength = 64;
