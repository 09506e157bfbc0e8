import type { AuthContext } from '../context.ts';
import { claimsByHook } from '../hooks/hook-claims.ts';
import type { UserRow } from '../users/user-row.ts';

/** Seconds that an access token lives. */
export const accessTokenSeconds = 3600;

export type AssuranceLevel = 'aal1' | 'aal2';
export type MethodReference = { method: string; timestamp: number };
export type SessionFacts = { id: string; aal: AssuranceLevel; amr: MethodReference[] };

/**
 * Signs the access token of a session, its claims as the hook wants them where there is one; methods go newest first.
 * Errors: those of the hook.
 */
export const signAccessToken = async (
  context: AuthContext,
  user: UserRow,
  session: SessionFacts,
): Promise<string> => {
  const amr = session.amr.toSorted((a, b) => b.timestamp - a.timestamp);
  const claims = await claimsByHook(
    context,
    {
      sub: user.id,
      aud: user.aud,
      role: user.role,
      email: user.email ?? '',
      phone: user.phone ?? '',
      app_metadata: user.raw_app_meta_data,
      user_metadata: user.raw_user_meta_data,
      aal: session.aal,
      amr,
      session_id: session.id,
      is_anonymous: user.is_anonymous,
    },
    amr[0]?.method ?? '',
  );
  return context.keys.sign(claims, accessTokenSeconds);
};
