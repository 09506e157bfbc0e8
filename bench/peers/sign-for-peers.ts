import { createHmac } from 'node:crypto';

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An HS256 token of an hour for this user, as the peers verify it; with a session where the product shall take it. */
export function signForPeers(
  userId: string,
  secret: string,
  session?: { readonly id: string; readonly siteUrl: string },
): string {
  const now = Math.floor(Date.now() / 1000);
  const owned =
    session === undefined ? {} : { session_id: session.id, aal: 'aal1', iss: `${session.siteUrl}/auth/v1` };
  const claims = {
    sub: userId,
    role: 'authenticated',
    aud: 'authenticated',
    iat: now,
    exp: now + 3600,
    ...owned,
  };
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}
