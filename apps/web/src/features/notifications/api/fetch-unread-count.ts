import { clientInfo } from '#config/client-info.ts';
import { getPublishableKey } from '#lib/public-config.ts';
import type { StoredSession } from '#lib/session/stored-session.ts';

const timeoutMs = 8_000;

/**
 * Counts the unread notifications of the signed-in person with a plain request, so that public pages need no supabase-js.
 * Out: the number, or null when it could not be had.
 */
export async function fetchUnreadCount(session: StoredSession): Promise<number | null> {
  try {
    const response = await fetch('/rest/v1/notifications?select=id&read_at=is.null&limit=1', {
      method: 'HEAD',
      headers: {
        apikey: getPublishableKey(),
        authorization: `Bearer ${session.access_token}`,
        prefer: 'count=exact',
        'x-client-info': clientInfo,
      },
      signal: AbortSignal.timeout(timeoutMs),
    });
    const total = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1];
    return response.ok && total !== undefined ? Number(total) : null;
  } catch {
    return null;
  }
}
