import { clientInfo } from '#config/client-info.ts';
import { getPublishableKey } from '#lib/public-config.ts';
import { reportProblem } from '#lib/report-problem.ts';
import type { StoredSession } from './stored-session.ts';

const timeoutMs = 8_000;

/**
 * Asks whether the signed-in user holds the role admin (spec §7: `user_roles` by `user_id` and `role`).
 * A plain request, so that public pages need no supabase-js. A failed check is logged and means not admin (spec §8).
 */
export async function fetchAdminRole(session: StoredSession): Promise<boolean> {
  const query = new URLSearchParams({
    select: 'role',
    user_id: `eq.${session.user.id}`,
    role: 'eq.admin',
  });
  try {
    const response = await fetch(`/rest/v1/user_roles?${query.toString()}`, {
      headers: {
        apikey: getPublishableKey(),
        authorization: `Bearer ${session.access_token}`,
        'x-client-info': clientInfo,
      },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`user_roles answered ${response.status}`);
    const rows: unknown = await response.json();
    return Array.isArray(rows) && rows.length > 0;
  } catch (error) {
    reportProblem('The admin role could not be checked', error);
    return false;
  }
}
