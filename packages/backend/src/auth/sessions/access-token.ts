import type { TokenKeys } from '#http/keys.ts';
import type { UserRow } from '../users/user-row.ts';

/** Seconds that an access token lives. */
export const accessTokenSeconds = 3600;

export type AssuranceLevel = 'aal1' | 'aal2';
export type MethodReference = { method: string; timestamp: number };
export type SessionFacts = { id: string; aal: AssuranceLevel; amr: MethodReference[] };

/** Signs the access token of a session; methods go newest first. */
export const signAccessToken = (keys: TokenKeys, user: UserRow, session: SessionFacts): Promise<string> =>
  keys.sign(
    {
      sub: user.id,
      aud: user.aud,
      role: user.role,
      email: user.email ?? '',
      phone: user.phone ?? '',
      app_metadata: user.raw_app_meta_data,
      user_metadata: user.raw_user_meta_data,
      aal: session.aal,
      amr: session.amr.toSorted((a, b) => b.timestamp - a.timestamp),
      session_id: session.id,
      is_anonymous: user.is_anonymous,
    },
    accessTokenSeconds,
  );
