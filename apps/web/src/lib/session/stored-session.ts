/** Local storage key under which supabase-js keeps the session (spec §3). */
export const sessionStorageKey = 'kawanusaha_auth';

/** The parts of the signed-in user that screens show before supabase-js is loaded (spec §3). */
export type SessionUser = {
  id: string;
  email: string;
  created_at: string;
  user_metadata: {
    username?: string;
    nama_lengkap?: string;
    is_premium?: boolean;
    referral_code?: string;
    total_coin?: number;
    /** Path of the own photo in its bucket. */
    foto_path?: string;
  };
  app_metadata?: { providers?: readonly string[] };
  factors?: readonly { status: 'verified' | 'unverified' }[];
};

export type StoredSession = {
  access_token: string;
  refresh_token: string;
  /** Seconds since 1970. */
  expires_at: number;
  user: SessionUser;
};

function isStoredSession(value: unknown): value is StoredSession {
  if (typeof value !== 'object' || value === null) return false;
  const session = value as Partial<StoredSession>;
  return (
    typeof session.access_token === 'string' &&
    typeof session.refresh_token === 'string' &&
    typeof session.expires_at === 'number' &&
    typeof session.user?.id === 'string'
  );
}

/** Parses what local storage holds. Gives null when a token or the expiry is missing (spec §4) or the text is damaged. */
export function parseStoredSession(raw: string | null): StoredSession | null {
  if (!raw) return null;
  try {
    const value: unknown = JSON.parse(raw);
    if (!isStoredSession(value)) return null;
    return { ...value, user: { ...value.user, user_metadata: value.user.user_metadata ?? {} } };
  } catch {
    return null;
  }
}

/** True when the access token no longer works at `nowMs` (milliseconds since 1970). */
export function isExpired(session: StoredSession, nowMs: number): boolean {
  return session.expires_at * 1_000 <= nowMs;
}
