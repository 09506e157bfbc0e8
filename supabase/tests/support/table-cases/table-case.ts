/** The people of the permission table, and what one operation gives each of them. */
export const roles = ['anon', 'owner', 'other', 'premium', 'admin'] as const;
export type Role = (typeof roles)[number];
type Cells = [anon: string, owner: string, other: string, premium: string, admin: string];
type Case = { sql: string; expected: Cells };
/** One statement per operation and what it gives each person. */
export type TableCases = { select: Case; insert: Case; update: Case; delete: Case };

const refusedToAll: Cells = ['42501', '42501', '42501', '42501', '42501'];
/** An operation that no person may do. */
export const never = (sql: string): Case => ({ sql, expected: refusedToAll });
