/**
 * What a browser console can try with the publishable key and two ordinary accounts. Each test is a hole that the described
 * client would have left open: none of them works, whatever the interface shows or hides.
 */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { goodPassword, freshEmail, member, operator, visitor, type Person } from './auth/support.ts';

let ani: Person; // the attacker
let budi: Person; // the victim, Premium, with a project and a contact
let projectId: string;
let contactId: string;
let orderId: string;

const idOf = (person: Person): string => person.session.user.id;

async function completeProfile(person: Person): Promise<void> {
  const { data, error } = await person.client
    .from('pengguna')
    .update({
      no_wa: `0812${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
      kota: 'Bandung',
      deskripsi: 'Mahasiswa',
      instagram: 'https://instagram.com/anggota',
    })
    .eq('id', idOf(person))
    .select('id');
  expect(error).toBeNull();
  expect(data).toHaveLength(1);
}

beforeAll(async () => {
  ani = await member();
  budi = await member();
  await completeProfile(ani);
  await completeProfile(budi);
  const project = await budi.client
    .from('project_listings')
    .insert({
      user_id: idOf(budi),
      project_name: 'Kopi keliling',
      project_description: 'Mencari rekan',
      project_type: 'Startup',
      required_skills: ['Marketing'],
      contact_method: '081234567890',
      owner_name: 'Budi',
      owner_email: 'budi@kampus.test',
      is_active: true,
    })
    .select('id')
    .single();
  projectId = String(project.data?.id);
  const contact = await budi.client
    .from('relasi_bisnis')
    .insert({
      user_id: idOf(budi),
      name: 'Budi',
      main_skill: 'Marketing',
      experience: 'Lima tahun',
      vision: 'Berdagang',
      whatsapp: '081234567890',
    })
    .select('id')
    .single();
  contactId = String(contact.data?.id);
  const order = await operator()
    .rpc('open_payment_order', { user_id: idOf(budi), environment: 'sandbox' })
    .single<{ order_id: string }>();
  orderId = String(order.data?.order_id);
  const paid = await operator().rpc('apply_payment', {
    p_order_id: orderId,
    p_new_status: 'paid',
    p_details: { amount: 80_000 },
  });
  if (paid.data !== 'activated') throw new Error(`the victim is not Premium: ${JSON.stringify(paid)}`);
});

describe('Premium', () => {
  test('is not given by one’s own metadata', async () => {
    const { data } = await ani.client.auth.updateUser({
      data: { is_premium: true, total_coin: 999_999, referral_code: 'PALSU' },
    });
    expect(data.user?.user_metadata).toMatchObject({ is_premium: false, total_coin: 0 });
    expect(data.user?.user_metadata['referral_code']).not.toBe('PALSU');
    const { error } = await ani.client.rpc('reveal_contact', { target_kind: 'relasi', target_id: contactId });
    expect(error?.code).toBe('PT402');
  });

  test('is not given by the profile, an entitlement or a payment of one’s own making', async () => {
    const me = idOf(ani);
    const attempts = await Promise.all([
      ani.client.from('pengguna').update({ paket: 'Premium' }).eq('id', me).select('id'),
      ani.client.from('entitlements').insert({ user_id: me, source: 'admin' }).select('id'),
      ani.client
        .from('payments')
        .insert({ order_id: 'KU-1', user_id: me, amount: 1, status: 'paid' })
        .select('id'),
      ani.client
        .from('payment_events')
        .insert({ order_id: 'KU-1', dedupe_key: 'x', source: 'webhook', payload: {} })
        .select('id'),
      ani.client.rpc('apply_payment', {
        p_order_id: orderId,
        p_new_status: 'paid',
        p_details: { amount: 80_000 },
      }),
      ani.client.rpc('open_payment_order', { user_id: me, environment: 'sandbox' }),
      ani.client.rpc('admin_grant_premium', { user_id: me, reason: 'karena mau' }),
    ]);
    for (const { error } of attempts) expect(error?.code).toBe('42501');
    const inserted = await ani.client
      .from('pengguna')
      .insert({
        id: me,
        nama_lengkap: 'Ani',
        username: `ani-${me.slice(0, 8)}`,
        email: 'x@x.id',
        no_wa: '081234567899',
        paket: 'Premium',
      })
      .select('paket, email')
      .single();
    expect(inserted.data).toEqual({ paket: 'Gratis', email: ani.email });
  });

  test('links stay on the server', async () => {
    expect((await ani.client.from('premium_links').select('url')).data).toEqual([]);
    expect((await visitor().from('premium_links').select('url')).error).not.toBeNull();
    expect((await budi.client.from('premium_links').select('key')).data?.length).toBeGreaterThan(0);
  });
});

describe('coins and vouchers', () => {
  test('a voucher of one’s own making is refused', async () => {
    const voucher = { voucher_code: 'AAAAAA', user_id: idOf(ani), amount: 1_000_000, status: 'active' };
    expect((await ani.client.from('vouchers').insert(voucher).select()).error?.code).toBe('42501');
    expect(
      (await ani.client.from('vouchers').update({ status: 'paid' }).eq('user_id', idOf(budi)).select('id'))
        .data,
    ).toEqual([]);
    expect((await ani.client.rpc('withdraw_coins')).error).toMatchObject({
      code: 'P0001',
      message: 'Minimal withdraw 50 coin',
    });
    expect((await ani.client.rpc('admin_mark_voucher_paid', { voucher_id: randomUUID() })).error?.code).toBe(
      '42501',
    );
  });

  test('rewards come from what happened, not from what is sent', async () => {
    await ani.client.functions.invoke('process-referral-signup', {
      body: { referrer_id: idOf(ani), new_user_id: idOf(budi), new_user_email: budi.email },
    });
    const { data } = await ani.client.rpc('get_wallet').single();
    expect(data).toEqual({ available: 0, held: 0, total: 0 });
    expect((await ani.client.from('coin_entries').select('amount')).data).toEqual([]);
  });

  test('who invited whom is decided once, by a code, not by an id', async () => {
    const client = visitor();
    await client.auth.signUp({
      email: freshEmail(),
      password: goodPassword,
      options: {
        data: { username: `c-${randomUUID().slice(0, 8)}`, nama_lengkap: 'Cici', referred_by: idOf(ani) },
      },
    });
    await client.auth.updateUser({ data: { referred_by: ani.session.user.user_metadata['referral_code'] } });
    const stats = await ani.client.rpc('get_referral_stats');
    expect(stats.data).toMatchObject({ totalReferred: 0 });
    const valid = await visitor()
      .rpc('validate_referral', { code: ani.session.user.user_metadata['referral_code'] })
      .single();
    expect(valid.data).toMatchObject({ valid: true });
    expect(JSON.stringify(valid.data)).not.toContain(idOf(ani));
  });
});

describe('other people', () => {
  test('are not listed, neither profiles nor applications nor metadata', async () => {
    expect((await ani.client.from('pengguna').select('id')).data).toEqual([{ id: idOf(ani) }]);
    expect((await visitor().from('pengguna').select('id')).error?.code).toBe('42501');
    expect((await ani.client.from('project_applications').select('applicant_email')).data).toEqual([]);
    expect((await ani.client.rpc('admin_list_users')).error?.code).toBe('42501');
    const metadata = await ani.client.functions.invoke('get-user-metadata', {
      body: { user_id: idOf(budi) },
    });
    expect(metadata.error ?? metadata.data).not.toMatchObject({ email: budi.email });
    const stats = await ani.client.functions.invoke('get-referral-stats', {
      body: { referrer_code: budi.session.user.user_metadata['referral_code'] },
    });
    expect(JSON.stringify(stats.data ?? '')).not.toContain(budi.email);
  });

  test.each([
    ['relasi_bisnis', 'whatsapp'],
    ['project_listings', 'contact_method'],
    ['project_listings', 'owner_email'],
  ])('%s.%s can be neither read nor guessed', async (table, column) => {
    for (const client of [visitor(), ani.client, budi.client]) {
      expect((await client.from(table).select(column)).error?.code).toBe('42501');
      // Everything is everything that one may see.
      const all = await client.from(table).select('*');
      for (const row of all.data ?? []) expect(row).not.toHaveProperty(column);
      expect((await client.from(table).select('id').like(column, '62%')).error?.code).toBe('42501');
      expect((await client.from(table).select('id').order(column)).error?.code).toBe('42501');
    }
  });

  test('keep their rows: no other member changes or deletes them', async () => {
    const attempts = await Promise.all([
      ani.client.from('project_listings').update({ project_name: 'Palsu' }).eq('id', projectId).select('id'),
      ani.client.from('project_listings').delete().eq('id', projectId).select('id'),
      ani.client.from('relasi_bisnis').update({ whatsapp: '081111111111' }).eq('id', contactId).select('id'),
      ani.client.from('relasi_bisnis').delete().eq('id', contactId).select('id'),
      ani.client.from('pengguna').update({ kota: 'Palsu' }).eq('id', idOf(budi)).select('id'),
    ]);
    for (const { data } of attempts) expect(data).toEqual([]);
    const given = await ani.client.from('relasi_bisnis').insert({
      user_id: idOf(budi),
      name: 'Palsu',
      main_skill: 'Desain',
      experience: 'x',
      vision: 'x',
      whatsapp: '081234567890',
    });
    expect(given.error?.code).toBe('42501');
  });
});

describe('applications', () => {
  test('need Premium, one’s own name and another member’s open project', async () => {
    const apply = (person: Person, applicant: string) =>
      person.client
        .from('project_applications')
        .insert({ project_id: projectId, applicant_id: applicant, application_message: 'Halo' })
        .select('id');
    expect((await apply(ani, idOf(ani))).error?.code).toBe('42501');
    expect((await apply(ani, idOf(budi))).error?.code).toBe('42501');
    expect((await apply(budi, idOf(budi))).error?.code).toBe('42501');
  });

  test('are decided by the owner only, and never by the one who applies', async () => {
    const project = await ani.client
      .from('project_listings')
      .insert({
        project_name: 'Batik daring',
        project_description: 'Isi',
        project_type: 'E-commerce',
        required_skills: ['SEO'],
        contact_method: '081234567890',
        owner_name: 'Ani',
      })
      .select('id')
      .single();
    const application = await budi.client
      .from('project_applications')
      .insert({
        project_id: project.data?.id,
        applicant_id: idOf(budi),
        applicant_name: 'Orang Lain',
        applicant_email: 'palsu@kampus.test',
        applicant_whatsapp: '6281111111111',
        applicant_skills: ['Palsu'],
        application_message: 'Saya ikut',
        status: undefined,
      })
      .select('id, applicant_name, applicant_email')
      .single();
    expect(application.data).toMatchObject({ applicant_email: budi.email });
    const id = String(application.data?.id);
    const accept = (person: Person, status: string) =>
      person.client.from('project_applications').update({ status }).eq('id', id).select('status');
    expect((await accept(budi, 'accepted')).data).toEqual([]);
    expect((await accept(ani, 'rejected')).data).toEqual([{ status: 'rejected' }]);
    expect((await accept(ani, 'accepted')).data).toEqual([]);
    const edited = await ani.client
      .from('project_applications')
      .update({ application_message: 'x' })
      .eq('id', id);
    expect(edited.error?.code).toBe('42501');
  });
});

describe('administration', () => {
  test('no member makes themselves an admin', async () => {
    const me = idOf(ani);
    const inserted = await ani.client.from('user_roles').insert({ user_id: me, role: 'admin' }).select();
    expect(inserted.error?.code).toBe('42501');
    expect((await ani.client.from('user_roles').delete().neq('user_id', me).select()).data).toEqual([]);
    await ani.client.auth.updateUser({ data: { role: 'admin', app_metadata: { role: 'admin' } } });
    expect(
      (await ani.client.from('user_roles').select('role').eq('user_id', me).maybeSingle()).data,
    ).toBeNull();
    for (const table of [
      ...['audit_log', 'deleted_content', 'payment_events', 'referrals', 'coin_transfers'],
      ...['ticket_entries', 'reply_templates', 'person_notes'],
    ]) {
      expect((await ani.client.from(table).select('*')).data).toEqual([]);
      expect((await visitor().from(table).select('*')).error?.code).toBe('42501');
    }
  });

  test('no admin function answers an ordinary member or a visitor', async () => {
    const calls: [string, Record<string, unknown>][] = [
      ['admin_list_users', {}],
      ['admin_list_vouchers', {}],
      ['admin_list_payments', {}],
      ['admin_voucher_stats', {}],
      ['admin_list_held_referrals', {}],
      ['admin_list_names', { user_ids: [idOf(budi)] }],
      ['admin_revoke_premium', { user_id: idOf(budi), reason: 'iseng' }],
      ['admin_remove_content', { kind: 'project', id: projectId, reason: 'iseng' }],
      ['admin_record_refund', { order_id: orderId, reason: 'iseng' }],
      ['admin_update_setting', { key: 'premium_price', value: 1, reason: 'iseng' }],
      ['admin_list_tickets', {}],
      ['admin_open_person', { user_id: idOf(budi) }],
      ['admin_get_person', { user_id: idOf(budi) }],
      ['admin_list_person_events', { user_id: idOf(budi) }],
      ['admin_ban_person', { user_id: idOf(budi), reason: 'iseng' }],
      ['admin_end_sessions', { user_id: idOf(budi), reason: 'iseng' }],
      ['admin_reset_second_factor', { user_id: idOf(budi), reason: 'iseng' }],
    ];
    for (const [name, parameters] of calls) {
      expect((await ani.client.rpc(name, parameters)).error?.code, name).toBe('42501');
      expect((await visitor().rpc(name, parameters)).error, name).not.toBeNull();
    }
  });

  test('conversations and ticks of another are neither read nor written nor deleted', async () => {
    const budis = idOf(budi);
    const said = await budi.client
      .from('idea_messages')
      .insert({ mode: 'chatbot', role: 'user', content: 'Rahasia dapur' })
      .select('id')
      .single();
    await budi.client.from('step_ticks').insert({ step: 1 });
    expect((await ani.client.from('idea_messages').select('content')).data).toEqual([]);
    expect((await ani.client.from('step_ticks').select('step')).data).toEqual([]);
    expect((await visitor().from('idea_messages').select('content')).error?.code).toBe('42501');
    const forged = await Promise.all([
      ani.client
        .from('idea_messages')
        .insert({ user_id: budis, mode: 'chatbot', role: 'assistant', content: 'Palsu' }),
      ani.client.from('step_ticks').insert({ user_id: budis, step: 2 }),
      ani.client.from('idea_messages').update({ content: 'Palsu' }).eq('id', said.data?.id),
    ]);
    for (const { error } of forged) expect(error?.code).toBe('42501');
    expect((await ani.client.from('idea_messages').delete().eq('mode', 'chatbot').select('id')).data).toEqual(
      [],
    );
    expect((await ani.client.from('step_ticks').delete().eq('step', 1).select('step')).data).toEqual([]);
    // An id that is taken already is no way to another's message.
    await ani.client
      .from('idea_messages')
      .upsert(
        { id: said.data?.id, mode: 'chatbot', role: 'user', content: 'Palsu' },
        { onConflict: 'id', ignoreDuplicates: true },
      );
    expect((await budi.client.from('idea_messages').select('content')).data).toEqual([
      { content: 'Rahasia dapur' },
    ]);
    expect((await budi.client.from('step_ticks').select('step')).data).toEqual([{ step: 1 }]);
  });

  test('schemas behind the API are not reachable', async () => {
    for (const schema of ['auth', 'private', 'kawanusaha', 'pg_catalog']) {
      const { error } = await ani.client
        .schema(schema as 'public')
        .from('users')
        .select('*');
      expect(error?.code, schema).toBe('PGRST106');
    }
  });
});
