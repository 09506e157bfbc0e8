import type { Sql } from '@kawanusaha/backend/db/pool';

/** What is not as it must be: which rule, and where. */
export type Finding = { readonly invariant: string; readonly detail: string };

/**
 * Asks a database for what breaks an invariant of money or access, and for the place where the sealed audit log does not hold.
 * A hosted project seals no log of ours, so there only the former is asked.
 */
export async function findBrokenInvariants(sql: Sql): Promise<Finding[]> {
  const findings = await sql<Finding[]>`
    select invariant, detail from private.audit_invariants() order by invariant, detail`;
  const [log] = await sql<{ isSealed: boolean }[]>`
    select to_regprocedure('auth.find_audit_break()') is not null as "isSealed"`;
  if (log?.isSealed !== true) return findings;
  const breaks = await sql<Finding[]>`
    select 'audit_log_altered' as invariant, 'auth.audit_log_entries, position ' || at as detail
    from auth.find_audit_break() as at where at is not null`;
  return [...findings, ...breaks];
}
