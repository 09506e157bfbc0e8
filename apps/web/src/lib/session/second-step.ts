import type { StoredSession } from './stored-session.ts';

/**
 * Whether the code of two-step verification is still to come: the person has a verified factor, but the session stands at the first level.
 * In: the stored session, whose access token names its level (`aal`). A token that cannot be read counts as first level.
 */
export function isSecondStepDue(session: Pick<StoredSession, 'access_token' | 'user'>): boolean {
  const hasFactor = session.user.factors?.some(({ status }) => status === 'verified') ?? false;
  return hasFactor && readAssuranceLevel(session.access_token) !== 'aal2';
}

function readAssuranceLevel(accessToken: string): unknown {
  try {
    const payload = accessToken.split('.')[1] ?? '';
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { aal?: unknown };
    return claims.aal;
  } catch {
    return undefined;
  }
}
