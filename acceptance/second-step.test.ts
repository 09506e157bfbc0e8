/**
 * An attacker who knows a password, but not the second factor: the session that the password opens is good for the code and for
 * what visitors see, on every protocol, and for nothing else.
 */
import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, test } from 'vitest';
import { member, operator, totpCode, visitor, type Person } from './auth/support.ts';

let owner: Person; // an admin with a second factor
let thief: SupabaseClient; // knows the password
let factorId: string;
let secret: string;
let contactId: string;

beforeAll(async () => {
  owner = await member();
  const me = owner.session.user.id;
  const admin = await operator().from('user_roles').insert({ user_id: me, role: 'admin' }).select('role');
  expect(admin.error).toBeNull();
  await owner.client
    .from('pengguna')
    .update({
      no_wa: '081234567890',
      kota: 'Bandung',
      deskripsi: 'Admin',
      instagram: 'https://instagram.com/a',
    })
    .eq('id', me);
  const contact = await owner.client
    .from('relasi_bisnis')
    .insert({
      user_id: me,
      name: 'Sari',
      main_skill: 'Marketing',
      experience: 'Lima tahun',
      vision: 'Berdagang',
      whatsapp: '081234567890',
    })
    .select('id')
    .single();
  contactId = String(contact.data?.id);
  const { data: factor } = await owner.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'hp' });
  factorId = factor?.id ?? '';
  secret = factor?.type === 'totp' ? factor.totp.secret : '';
  expect(
    (await owner.client.auth.mfa.challengeAndVerify({ factorId, code: totpCode(secret) })).error,
  ).toBeNull();
  thief = visitor();
  expect((await thief.auth.signInWithPassword(owner)).error).toBeNull();
});

const reads = [
  'pengguna',
  'vouchers',
  'payments',
  'coin_entries',
  'referral_codes',
  'notifications',
  'business_ideas',
  'project_applications',
  'contact_reveals',
  'contact_messages',
  'user_roles',
  'audit_log',
  'premium_links',
] as const;

describe('with the password alone', () => {
  test.each(reads)('%s shows nothing', async (table) => {
    const { data, error } = await thief.from(table).select('*').limit(5);
    // Either no row, or no right to some column at all.
    expect(error?.code ?? data).toSatisfy(
      (value) => value === '42501' || (Array.isArray(value) && value.length === 0),
    );
  });

  test('what visitors see is still there', async () => {
    const { data, error } = await thief.from('relasi_bisnis').select('name').eq('id', contactId);
    expect(error).toBeNull();
    expect(data).toEqual([{ name: 'Sari' }]);
  });

  test('nothing is written', async () => {
    const me = owner.session.user.id;
    const profile = await thief
      .from('pengguna')
      .update({ nama_lengkap: 'Pencuri' })
      .eq('id', me)
      .select('id');
    expect(profile.data ?? []).toEqual([]);
    const contact = await thief.from('relasi_bisnis').delete().eq('id', contactId).select('id');
    expect(contact.data ?? []).toEqual([]);
    const idea = await thief
      .from('business_ideas')
      .insert({ user_id: me, title: 'x', input: {}, result: {} });
    expect(idea.error?.code).toBe('42501');
    const role = await thief.from('user_roles').insert({ user_id: me, role: 'admin' });
    expect(role.error?.code).toBe('42501');
    const name = await thief.auth.updateUser({ data: { nama_lengkap: 'Pencuri' } });
    expect(name.error).toMatchObject({ status: 401, code: 'insufficient_aal' });
  });

  test.each([
    ['withdraw_coins', {}],
    ['reveal_contact', { target_kind: 'relasi', target_id: '00000000-0000-4000-8000-000000000000' }],
    ['admin_list_users', { search: '', page: 1, page_size: 10 }],
    ['admin_grant_premium', { user_id: '00000000-0000-4000-8000-000000000000', reason: 'karena mau' }],
    ['admin_voucher_stats', {}],
  ])('%s is refused', async (name, args) => {
    expect((await thief.rpc(name, args)).error?.code).toBe('42501');
  });

  test('one’s own details and devices stay closed', async () => {
    expect((await thief.rpc('get_contact_for_edit', { contact_id: contactId })).data ?? []).toEqual([]);
    expect((await thief.rpc('list_sessions')).data).toEqual([]);
  });

  test.each([
    'create-midtrans-token',
    'get-user-metadata',
    'get-receipt',
    'get-referral-stats',
    'admin-export',
  ])('the function %s takes no such token', async (name) => {
    expect((await thief.functions.invoke(name, { body: {} })).response?.status).toBe(401);
  });

  test('no other way to sign in is added or taken away', async () => {
    const { data } = await thief.auth.getUserIdentities();
    const [identity] = data?.identities ?? [];
    if (!identity) throw new Error('no identity');
    expect((await thief.auth.unlinkIdentity(identity)).error?.code).toBe('insufficient_aal');
    expect((await thief.auth.linkIdentity({ provider: 'google' })).error?.code).toBe('insufficient_aal');
    const other = await thief.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'lain' });
    expect(other.error?.code).toBe('insufficient_aal');
  });
});

test('the code opens everything at once; when the factor goes, a session that it raised falls back, whatever its token says', async () => {
  const { client } = owner;
  const second = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'cadangan' });
  const spare = second.data?.type === 'totp' ? second.data : null;
  if (!spare) throw new Error('no second factor');
  const raised = await client.auth.mfa.challengeAndVerify({
    factorId: spare.id,
    code: totpCode(spare.totp.secret),
  });
  expect(raised.error).toBeNull();

  const other = visitor();
  await other.auth.signInWithPassword(owner);
  expect((await other.auth.mfa.challengeAndVerify({ factorId, code: totpCode(secret, 1) })).error).toBeNull();
  expect((await other.rpc('admin_voucher_stats')).error).toBeNull();
  expect((await other.from('pengguna').select('id')).data).toHaveLength(1);

  // The first session now rests on the spare factor, the other one on the factor that is removed.
  expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull();
  const token = (await other.auth.getSession()).data.session?.access_token ?? '';
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    aal: string;
  };
  expect(claims.aal).toBe('aal2');
  expect((await other.rpc('admin_voucher_stats')).error?.code).toBe('42501');
  expect((await other.from('pengguna').select('id')).data).toEqual([]);
  expect((await other.auth.updateUser({ password: 'teh-manis-8' })).error?.code).toBe('insufficient_aal');
  const refreshed = await other.auth.refreshSession();
  expect(refreshed.error).toBeNull();
  expect((await other.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal2',
  });
  expect((await client.rpc('admin_voucher_stats')).error).toBeNull();

  // Without any factor the first level is enough again.
  expect((await client.auth.mfa.unenroll({ factorId: spare.id })).error).toBeNull();
  expect((await client.rpc('admin_voucher_stats')).error).toBeNull();
});
