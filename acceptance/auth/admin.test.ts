import { describe, expect, test } from 'vitest';
import { call, freshEmail, goodPassword, letterTo, member, operator, visitor } from './support.ts';

describe('supabase.auth.admin', () => {
  const { admin } = operator().auth;

  test('createUser, getUserById, listUsers, updateUserById, deleteUser', async () => {
    const email = freshEmail();
    const { data, error } = await admin.createUser({ email, password: goodPassword, email_confirm: true });
    expect(error).toBeNull();
    const id = data.user?.id ?? '';
    expect((await admin.getUserById(id)).data.user?.email).toBe(email);
    // Newest first; other tests make accounts meanwhile.
    const listed = await admin.listUsers({ page: 1, perPage: 50 });
    expect(listed.data.users.map((user) => user.id)).toContain(id);
    const client = visitor();
    expect((await client.auth.signInWithPassword({ email, password: goodPassword })).error).toBeNull();
    await admin.updateUserById(id, { ban_duration: '24h' });
    expect((await client.auth.getUser()).error?.code).toBe('user_banned');
    expect((await client.from('pengguna').select('id')).error).not.toBeNull();
    await admin.updateUserById(id, { ban_duration: 'none', user_metadata: { catatan: 'ya' } });
    expect((await client.auth.getUser()).data.user?.user_metadata).toMatchObject({ catatan: 'ya' });
    expect((await admin.deleteUser(id)).error).toBeNull();
    expect((await client.auth.getUser()).error?.code).toBe('user_not_found');
    expect((await admin.getUserById(id)).error?.status).toBe(404);
  });

  test('inviteUserByEmail and generateLink', async () => {
    const email = freshEmail();
    expect((await admin.inviteUserByEmail(email)).error).toBeNull();
    const { code } = await letterTo(email, 'Undangan');
    expect((await visitor().auth.verifyOtp({ type: 'invite', email, token: code })).error).toBeNull();
    const { data } = await admin.generateLink({ type: 'magiclink', email });
    const token_hash = data.properties?.hashed_token ?? '';
    expect((await visitor().auth.verifyOtp({ type: 'magiclink', token_hash })).error).toBeNull();
  });

  test('mfa.listFactors and mfa.deleteFactor; signOut ends a session', async () => {
    const { client, session } = await member();
    const { data: factor } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'hilang' });
    const userId = session.user.id;
    expect((await admin.mfa.listFactors({ userId })).data?.factors).toHaveLength(1);
    expect((await admin.mfa.deleteFactor({ userId, id: factor?.id ?? '' })).error).toBeNull();
    expect((await admin.signOut(session.access_token)).error).toBeNull();
    expect((await call('/user', { token: session.access_token })).status).toBe(403);
  });

  test('nothing of it works with the publishable key, nor for an ordinary member', async () => {
    const { client, session } = await member();
    for (const one of [visitor(), client]) {
      expect((await one.auth.admin.listUsers()).error?.status).toBeOneOf([401, 403]);
      expect((await one.auth.admin.deleteUser(session.user.id)).error?.status).toBeOneOf([401, 403]);
      const made = await one.auth.admin.createUser({ email: freshEmail(), email_confirm: true });
      expect(made.error?.status).toBeOneOf([401, 403]);
    }
  });
});
