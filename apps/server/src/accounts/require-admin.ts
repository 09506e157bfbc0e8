import { jsonResponse } from '@kawanusaha/backend/functions/json-response';
import { type FunctionContext } from '#define-function.ts';

/** Null for an admin; for everybody else the answer 403. The role is read from the database, never from the token. */
export async function refuseUnlessAdmin({ caller, deps }: FunctionContext): Promise<Response | null> {
  const [row] = await deps.database.owner<{ isAdmin: boolean }[]>`
    select exists (
      select from public.user_roles where user_id = ${caller.userId} and role = 'admin'
    ) as "isAdmin"`;
  if (row?.isAdmin === true) return null;
  return jsonResponse({ error: 'admin_required', message: 'Akses ditolak - Anda bukan admin' }, 403);
}

/** Leaves a row in the audit log in the name of the caller. */
export async function writeAudit(
  { caller, deps }: FunctionContext,
  entry: {
    readonly action: string;
    readonly targetKind: string;
    readonly targetId: string | null;
    readonly after?: Record<string, string | number | boolean | null>;
    readonly reason?: string;
  },
): Promise<void> {
  const sql = deps.database.owner;
  await sql`
    insert into public.audit_log (actor_id, action, target_kind, target_id, after, reason)
    values (${caller.userId}, ${entry.action}, ${entry.targetKind}, ${entry.targetId},
      ${entry.after === undefined ? null : sql.json(entry.after)}, ${entry.reason ?? null})`;
}
