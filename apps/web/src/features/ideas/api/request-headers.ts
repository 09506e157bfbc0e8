import { clientInfo } from '#config/client-info.ts';
import { getPublishableKey } from '#lib/public-config.ts';
import { isExpired, parseStoredSession, sessionStorageKey } from '#lib/session/stored-session.ts';

function storedToken(): string | null {
  try {
    const stored = parseStoredSession(localStorage.getItem(sessionStorageKey));
    return stored && !isExpired(stored, Date.now()) ? stored.access_token : null;
  } catch {
    return null;
  }
}

/** Headers of a call that works for visitors and, with their own quota, for members; needs no supabase-js. */
export function requestHeaders(extra: Record<string, string> = {}): Record<string, string> {
  const token = storedToken();
  return {
    'content-type': 'application/json',
    apikey: getPublishableKey(),
    'x-client-info': clientInfo,
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...extra,
  };
}
