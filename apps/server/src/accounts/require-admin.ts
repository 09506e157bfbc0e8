import { jsonResponse } from '@kawanusaha/backend/functions/json-response';
import { type FunctionContext } from '#define-function.ts';

/**
 * Null for an admin, and for a lesser role that has the permission where one is named; for everyone else the answer 403. Roles are read
 * from the database, never from the token, and so is whether the session showed the factor that the desk asks for.
 */
export async function refuseUnlessAdmin(
  { caller, deps }: FunctionContext,
  permission: 'payments' | 'vouchers' | null = null,
): Promise<Response | null> {
  const session = caller.claims?.['session_id'];
  const [row] = await deps.database.owner<{ isAllowed: boolean }[]>`
    select (exists (
      select from public.user_roles where user_id = ${caller.userId} and role = 'admin'
    ) or exists (
      select from public.staff_roles as r join public.staff_permissions as p on p.role = r.role
      where r.user_id = ${caller.userId} and p.permission = ${permission}
    )) and private.shows_factor(
      ${typeof session === 'string' ? session : null}, coalesce(private.setting_integer('admin_factor'), 0)
    ) as "isAllowed"`;
  if (row?.isAllowed === true) return null;
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
