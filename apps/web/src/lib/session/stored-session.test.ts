import { describe, expect, it } from 'vitest';
import { isExpired, parseStoredSession } from './stored-session.ts';

const session = {
  access_token: 'a',
  refresh_token: 'r',
  expires_at: 1_000,
  user: { id: 'u', email: 'a@example.com', created_at: '', user_metadata: { username: 'ayu' } },
};

describe('parseStoredSession', () => {
  it('reads what supabase-js stored', () => {
    expect(parseStoredSession(JSON.stringify(session))?.user.user_metadata.username).toBe('ayu');
  });

  it.each(['access_token', 'refresh_token', 'expires_at', 'user'] as const)(
    'discards a session without %s',
    (key) => {
      expect(parseStoredSession(JSON.stringify({ ...session, [key]: undefined }))).toBeNull();
    },
  );

  it.each([null, '', '{', 'null', '[]', '"text"'])('gives no session for %j', (raw) => {
    expect(parseStoredSession(raw)).toBeNull();
  });

  it('survives a user without metadata', () => {
    const bare = { ...session, user: { ...session.user, user_metadata: undefined } };
    expect(parseStoredSession(JSON.stringify(bare))?.user.user_metadata).toEqual({});
  });
});

it('a session is expired from its expiry second on', () => {
  expect(isExpired(session, 999_999)).toBe(false);
  expect(isExpired(session, 1_000_000)).toBe(true);
});
