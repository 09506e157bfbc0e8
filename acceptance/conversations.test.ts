/** Two members talk; a stranger, a blocked member and a visitor with sockets of their own hear nothing, and no answer gives a number away. */
import { randomUUID } from 'node:crypto';
import { createClient, type RealtimeChannel, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { eventually } from '../packages/backend/src/testing/eventually.ts';
import { privacyVersion } from '../packages/contracts/src/age.ts';
import { member, operator, visitor, type Person } from './auth/support.ts';

const target = inject('target');
let owner: Person;
let applicant: Person;
let stranger: Person;
let applicationId: string;
let thread: string;
const numbers = { owner: '081311112222', applicant: '081333334444' };
const sockets: SupabaseClient[] = [];

const idOf = (person: Person): string => person.session.user.id;

async function completeProfile(person: Person, number: string): Promise<void> {
  const profile = { no_wa: number, kota: 'Bandung', deskripsi: 'Mahasiswa', instagram: 'anggota' };
  const { error } = await person.client.from('pengguna').update(profile).eq('id', idOf(person)).select('id');
  expect(error).toBeNull();
}

/** What opens conversations to an account that was made by the specified sign-up. */
async function stateAge(person: Person): Promise<void> {
  const { error } = await person.client.rpc('state_age', { birth_year: 1999, text_version: privacyVersion });
  expect(error).toBeNull();
}

async function givePremium(person: Person): Promise<void> {
  const order = await operator()
    .rpc('open_payment_order', { user_id: idOf(person), environment: 'sandbox' })
    .single<{ order_id: string }>();
  const paid = await operator().rpc('apply_payment', {
    p_order_id: String(order.data?.order_id),
    p_new_status: 'paid',
    p_details: { amount: 80_000 },
  });
  expect(paid.data).toBe('activated');
}

const send = (client: SupabaseClient, body: string, id: string = randomUUID()) =>
  client.functions.invoke<{ id: string; body: string }>('send-message', {
    body: { thread_id: thread, id, body },
  });

/** A socket that asks for every line and every member's row; out: what it hears. */
async function listen(token: string | null): Promise<{ status: string; heard: string[] }> {
  const client = createClient(target.url, target.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    ...(token === null ? {} : { accessToken: async () => token }),
  });
  sockets.push(client);
  await client.realtime.setAuth();
  const heard: string[] = [];
  const channel: RealtimeChannel = client.channel(randomUUID());
  for (const table of ['thread_messages', 'thread_members'])
    channel.on('postgres_changes', { event: '*', schema: 'public', table }, (change) => {
      heard.push(`${table} ${change.eventType} ${JSON.stringify(change.new)}`);
    });
  const status = await new Promise<string>((resolve) => {
    channel.subscribe((state) => resolve(state));
  });
  return { status, heard };
}

beforeAll(async () => {
  [owner, applicant, stranger] = [await member(), await member(), await member()];
  for (const person of [owner, applicant, stranger]) await stateAge(person);
  await completeProfile(owner, numbers.owner);
  await completeProfile(applicant, numbers.applicant);
  await givePremium(applicant);
  await givePremium(stranger);
  const project = await owner.client
    .from('project_listings')
    .insert({
      user_id: idOf(owner),
      project_name: 'Kopi keliling',
      project_description: 'Mencari rekan',
      project_type: 'Startup',
      required_skills: ['Marketing'],
      contact_method: numbers.owner,
      owner_name: 'Ratri',
      is_active: true,
    })
    .select('id')
    .single();
  const application = await applicant.client
    .from('project_applications')
    .insert({
      project_id: String(project.data?.id),
      applicant_id: idOf(applicant),
      applicant_name: 'x',
      applicant_email: applicant.email,
      applicant_whatsapp: numbers.applicant,
      applicant_skills: [],
      application_message: 'Saya ingin ikut',
      via_messages: true,
    })
    .select('id')
    .single();
  applicationId = String(application.data?.id);
  const opened = await owner.client.rpc('open_thread', { kind: 'application', target_id: applicationId });
  thread = String(opened.data);
});
afterAll(async () => {
  await Promise.all(sockets.map((client) => client.realtime.disconnect()));
});

test('without a year of birth an account applies as specified, and writes in no conversation', async () => {
  const quiet = await member();
  await completeProfile(quiet, '081355556666');
  await givePremium(quiet);
  const { data: listing } = await owner.client
    .from('project_applications')
    .select('project_id')
    .eq('id', applicationId)
    .single();
  const applied = await quiet.client
    .from('project_applications')
    .insert({
      project_id: String(listing?.project_id),
      applicant_id: idOf(quiet),
      applicant_name: 'x',
      applicant_email: quiet.email,
      applicant_whatsapp: '081355556666',
      applicant_skills: [],
      application_message: 'Saya ingin ikut',
    })
    .select('id, applicant_whatsapp')
    .single();
  expect(applied.data).toMatchObject({ applicant_whatsapp: '6281355556666' });
  const opened = await quiet.client.rpc('open_thread', {
    kind: 'application',
    target_id: String(applied.data?.id),
  });
  const line = { thread_id: String(opened.data), id: randomUUID(), body: 'Halo' };
  const invoke = () => quiet.client.functions.invoke('send-message', { body: line });
  const refused = (await invoke()).error as { context: Response } | null;
  expect(refused?.context.status).toBe(403);
  expect(await refused?.context.text()).toContain('tahun lahir');
  await stateAge(quiet);
  expect((await invoke()).error).toBeNull();
});

test('a line arrives live at the other party alone', async () => {
  const [others, mine] = [
    await listen(owner.session.access_token),
    await listen(applicant.session.access_token),
  ];
  const strangers = await listen(stranger.session.access_token);
  const visitors = await listen(null);
  expect([others.status, mine.status, strangers.status]).toEqual(['SUBSCRIBED', 'SUBSCRIBED', 'SUBSCRIBED']);
  const { data, error } = await send(applicant.client, 'Transfer 150 ribu dulu ya');
  expect(error).toBeNull();
  expect(data).not.toHaveProperty('risk');
  await eventually(() => expect(others.heard.join()).toContain('Transfer 150 ribu'), { timeout: 5_000 });
  expect(others.heard.join()).toContain('"risk":"money"');

  // The owner blocks the applicant: what the applicant writes reaches the applicant alone.
  await owner.client.rpc('block_member', { thread_id: thread, blocks: true });
  const [before, beforeMine] = [others.heard.length, mine.heard.length];
  const unheard = await send(applicant.client, 'Halo, masih di sana?');
  expect(unheard.data?.body).toBe('Halo, masih di sana?');
  await eventually(() => expect(mine.heard.length).toBeGreaterThan(beforeMine), { timeout: 5_000 });
  expect((await send(owner.client, 'x')).error).not.toBeNull();
  await owner.client.rpc('mark_thread_read', { thread_id: thread });
  await owner.client.rpc('block_member', { thread_id: thread, blocks: false });
  // A line afterwards has come: what was not heard before it never will be.
  await send(applicant.client, 'Terima kasih');
  await eventually(() => expect(others.heard.join()).toContain('Terima kasih'), { timeout: 5_000 });
  expect(others.heard.slice(before).join()).not.toContain('masih di sana');
  expect(strangers.heard).toEqual([]);
  expect(visitors.heard).toEqual([]);
});

test('a line is sent once though its connection drops 50 times', async () => {
  const id = randomUUID();
  for (let drop = 0; drop < 50; drop += 1) {
    const abort = new AbortController();
    const attempt = fetch(`${target.url}/functions/v1/send-message`, {
      method: 'POST',
      headers: {
        apikey: target.publishableKey,
        authorization: `Bearer ${owner.session.access_token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ thread_id: thread, id, body: 'Satu kali saja' }),
      signal: abort.signal,
    }).catch(() => null);
    // Some are cut off before they leave, some while the server is at it, and of some the answer is lost.
    if (drop % 3 === 1) await new Promise((resolve) => setImmediate(resolve));
    if (drop % 3 === 2) await attempt;
    abort.abort();
    await attempt;
  }
  expect((await send(owner.client, 'Satu kali saja', id)).error).toBeNull();
  const { data } = await applicant.client
    .from('thread_messages')
    .select('id')
    .eq('thread_id', thread)
    .eq('body', 'Satu kali saja');
  expect(data).toEqual([{ id }]);
});

test('no answer holds a number before both agree, for every caller and call', async () => {
  const secrets = [numbers.applicant.slice(1), applicant.email];
  const answers = async (client: SupabaseClient): Promise<string> =>
    JSON.stringify(
      await Promise.all([
        client.from('project_applications').select('*, project_listings(*)').eq('id', applicationId),
        client.from('project_applications').select('applicant_whatsapp,applicant_email'),
        client.from('threads').select('*, thread_members(*), thread_messages(*)'),
        client.from('thread_members').select('*'),
        client.from('thread_messages').select('id,body,sender_id'),
        client.from('pengguna').select('*'),
        client.from('member_blocks').select('*'),
        client.rpc('list_threads', { q: '' }),
        client.rpc('get_thread', { thread_id: thread }),
        client.rpc('get_thread_contact', { thread_id: thread }),
        client.rpc('open_thread', { kind: 'application', target_id: applicationId }),
        client.rpc('send_message', {
          person: idOf(applicant),
          thread_id: thread,
          message_id: randomUUID(),
          body: 'Palsu',
        }),
      ]),
    );
  for (const client of [owner.client, stranger.client, visitor()]) {
    const text = await answers(client);
    for (const secret of secrets) expect(text).not.toContain(secret);
    expect(text).not.toContain('Palsu');
  }
  const foreign = await answers(stranger.client);
  expect(foreign).not.toContain('Terima kasih');
  for (const person of [owner, applicant])
    expect((await person.client.rpc('share_contact', { thread_id: thread, shares: true })).error).toBeNull();
  const seen = await owner.client
    .rpc('get_thread_contact', { thread_id: thread })
    .single<{ whatsapp: string }>();
  expect(seen.data?.whatsapp).toBe(`62${numbers.applicant.slice(1)}`);
  expect((await stranger.client.rpc('get_thread_contact', { thread_id: thread })).error?.code).toBe('PT404');
});
