import type { Context } from 'hono';
import type { AppEnv } from '#http/app-env.ts';
import type { AuthContext } from '../context.ts';
import { presentUser, type UserBody } from '../users/present-user.ts';
import type { UserRow } from '../users/user-row.ts';
import { accessTokenSeconds, signAccessToken, type SessionFacts } from './access-token.ts';

/** A session that has just been opened or refreshed, with its refresh token in clear for the one who asked. */
export type IssuedSession = SessionFacts & { user: UserRow; refreshToken: string };

export type SessionBody = {
  access_token: string;
  token_type: 'bearer';
  expires_in: number;
  expires_at: number;
  refresh_token: string;
  user: UserBody;
};

/** The session as clients see it (wire contract of /auth/v1). */
export const presentSession = async (context: AuthContext, session: IssuedSession): Promise<SessionBody> => {
  const accessToken = await signAccessToken(context, session.user, session);
  return {
    access_token: accessToken,
    token_type: 'bearer',
    expires_in: accessTokenSeconds,
    expires_at: Math.floor(Date.now() / 1000) + accessTokenSeconds,
    refresh_token: session.refreshToken,
    user: presentUser(session.user),
  };
};

/** Answers 200 with the session, `extra` members, and the headers that name user and session. */
export const respondSession = async (
  c: Context<AppEnv>,
  context: AuthContext,
  session: IssuedSession,
  extra: Record<string, unknown> = {},
): Promise<Response> => {
  c.header('sb-auth-user-id', session.user.id);
  c.header('sb-auth-session-id', session.id);
  return c.json({ ...(await presentSession(context, session)), ...extra });
};
