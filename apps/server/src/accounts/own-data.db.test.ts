import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAuthRoutes } from '@kawanusaha/backend/auth/create-auth-routes';
import { exportFields } from '@kawanusaha/contracts/export-fields';
import { exportSections } from '@kawanusaha/contracts/export-sections';
import { createDiskStore } from '@kawanusaha/backend/storage/bytes/disk-store';
import { functionDefinitions } from '#functions.ts';
import { demoAccounts, demoPassword } from '#startup/demo/accounts.ts';
import { seedDemo } from '#startup/demo/seed-demo.ts';
import { testSettings } from '#testing/settings.ts';
import { createRestRoutes } from '@kawanusaha/backend/rest/create-rest-routes';
import { createTestApp, type TestApp } from '#testing/app.ts';
import { notExported } from './export-own-data/handler.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    settings: {
      captcha: {
        provider: 'turnstile',
        siteKey: 'k',
        secret: 'x',
        scriptUrl: 'http://127.0.0.1:9/api.js',
        verifyUrl: 'http://127.0.0.1:9/siteverify',
      },
    },
    parts: {
      functions: functionDefinitions,
      protocols: { '/auth/v1': createAuthRoutes, '/rest/v1': createRestRoutes },
    },
  });
});
afterAll(() => app.close());

const password = 'sandi-yang-cukup-panjang';

/** An account with a password, made by the operator, and its client with a session. */
async function createMember(name: string) {
  const email = `${name}@kampus.test`;
  const operator = app.client({ key: app.deps.settings.secretKey });
  const { data, error } = await operator.auth.admin.createUser({ email, password, email_confirm: true });
  if (error !== null) throw error;
  // Signing in needs a captcha here, except with the operator's key.
  const session = await app
    .client({ key: app.deps.settings.secretKey })
    .auth.signInWithPassword({ email, password });
  if (session.error !== null) throw session.error;
  return { id: data.user.id, email, client: app.client({ token: session.data.session.access_token }) };
}

test('where a captcha is demanded, a member deletes the account with the password and not without it', async () => {
  const member = await createMember('penghapus');
  const invoke = async (body: object) => {
    const { error } = await member.client.functions.invoke('delete-own-account', { body });
    return error === null ? 200 : (error.context as Response).status;
  };
  const stranger = await app.client().auth.signInWithPassword({ email: member.email, password });
  expect(stranger.error?.code).toBe('captcha_failed');
  expect(await invoke({ confirmation: 'HAPUS', password: 'bukan-ini' })).toBe(403);
  expect(await invoke({ confirmation: 'HAPUS' })).toBe(403);
  expect(await invoke({ confirmation: 'HAPUS', password })).toBe(200);
  expect(await app.database.owner`select 1 from auth.users where id = ${member.id}`).toHaveLength(0);
});

test('wrong passwords for deleting the account are limited, and that is no wrong password', async () => {
  const member = await createMember('penebak');
  const statuses = [];
  for (let count = 0; count < 12; count += 1) {
    const { error } = await member.client.functions.invoke('delete-own-account', {
      body: { confirmation: 'HAPUS', password: `salah-${count}` },
    });
    statuses.push((error as { context?: Response } | null)?.context?.status);
  }
  expect(statuses[0]).toBe(403);
  expect(statuses.at(-1)).toBe(429);
});

test('the export names what is kept in each table with something of a person, or the reason why not', async () => {
  // Each table that refers to an account, or to a row of one, and each with a column that tells who or where a person is.
  const tables = await app.database.owner<{ name: string }[]>`
    with recursive keys as (
      select k.conrelid as child, k.confrelid as parent from pg_constraint as k
      where k.contype = 'f' and k.conrelid <> k.confrelid
    ), reached as (
      select 'auth.users'::regclass::oid as id
      union select keys.child from keys join reached on reached.id = keys.parent
    )
    select format('%s.%s', n.nspname, c.relname) as name
    from reached join pg_class as c on c.oid = reached.id join pg_namespace as n on n.oid = c.relnamespace
    union
    select format('%s.%s', n.nspname, c.relname)
    from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
      join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and n.nspname in ('public', 'private', 'auth', 'storage', 'realtime')
      and a.attname ~ '(^|_)(user_id|owner_id|reporter_id|applicant_id|actor_id|email|phone|ip|ip_address|user_agent|payload|mailbox_hash|phone_hash)$'`;
  expect(tables.length).toBeGreaterThan(80);
  const source = fs.readFileSync(new URL('export-own-data/handler.ts', import.meta.url), 'utf8');
  const isRead = (name: string): boolean => new RegExp(`(from|join) ${name} `).test(source);
  const names = tables.map(({ name }) => name);
  expect(names.filter((name) => !isRead(name) && notExported[name] === undefined)).toEqual([]);
  // A reason is given for what is there, and for nothing that is exported.
  expect(Object.keys(notExported).filter((name) => isRead(name) || !names.includes(name))).toEqual([]);
});

test('the export of each person of a full database names no other person that they were not shown', async () => {
  const own = await createTestApp({
    parts: { functions: functionDefinitions, protocols: { '/auth/v1': createAuthRoutes } },
  });
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kawanusaha-export-'));
  try {
    await seedDemo(own.database.owner, createDiskStore(folder), testSettings.jwtSecret);
    const people = await own.database.owner<{ id: string; email: string; number: string | null }[]>`
      select u.id, u.email, p.no_wa as number from auth.users as u join public.pengguna as p on p.id = u.id`;
    expect(people.length).toBeGreaterThan(4);
    const told: string[] = [];
    for (const account of demoAccounts) {
      const client = own.client({ key: own.deps.settings.secretKey });
      const session = await client.auth.signInWithPassword({ email: account.email, password: demoPassword });
      const token = session.data.session?.access_token ?? '';
      const { data } = await own
        .client({ token })
        .functions.invoke<Record<string, unknown>>('export-own-data');
      for (const [part, content] of Object.entries(data ?? {}))
        for (const { id, email, number } of people)
          for (const text of [id, email, number])
            if (text !== null && id !== account.id && JSON.stringify(content).includes(text))
              told.push(`${account.username} ${part}: ${text}`);
      expect(JSON.stringify(data)).toContain(account.email);
    }
    expect(told).toEqual([]);
  } finally {
    await own.close();
    fs.rmSync(folder, { recursive: true, force: true });
  }
});

test('the export of who has paused the account tells of the pause, and of no ban', async () => {
  const member = await createMember('penjeda');
  await app.database.owner`insert into public.account_pauses (user_id) values (${member.id})`;
  await app.database.owner`select private.follow_hiding(${member.id})`;
  const { data } = await member.client.functions.invoke<Record<string, unknown>>('export-own-data');
  expect(data).toMatchObject({ jeda_akun: expect.any(String), diblokir_sampai: null });
});

test('the page that can be read has a heading for each part, and a label for each column that is exported whole', async () => {
  const member = await createMember('pembaca');
  const { data } = await member.client.functions.invoke<Record<string, unknown>>('export-own-data');
  const parts = Object.keys(data ?? {}).filter((key) => key !== 'dibuat');
  expect(parts.toSorted()).toEqual(Object.keys(exportSections).toSorted());
  const source = fs.readFileSync(new URL('export-own-data/handler.ts', import.meta.url), 'utf8');
  const whole = new Set([...source.matchAll(/to_jsonb\((\w+)\)/g)].map(([, alias]) => alias));
  const tables = [...source.matchAll(/(?:from|join) (?:public|private)\.(\w+) (\w+)/g)].flatMap(
    ([, table, alias]) => (table !== undefined && whole.has(alias) ? [table] : []),
  );
  expect(tables.length).toBeGreaterThan(30);
  const columns = await app.database.owner<{ name: string }[]>`
    select distinct column_name as name from information_schema.columns
    where table_schema in ('public', 'private') and table_name = any (${tables})
      and column_name <> 'id' and column_name not like '%\\_id'`;
  // Taken out of the export itself.
  const left = new Set([
    'business_key',
    'approved_by',
    'paid_by',
    'snapshot',
    'search',
    'snap_token',
    'redirect_url',
    'token_hash',
    'sealed_number',
  ]);
  expect(
    columns.map(({ name }) => name).filter((name) => exportFields[name] === undefined && !left.has(name)),
  ).toEqual([]);
});

test('the export gives what a member has left in every corner', async () => {
  const member = await createMember('pengunduh');
  const sql = app.database.owner;
  const text = 'kenari-unduhan';
  await sql`insert into public.idea_messages (user_id, mode, role, content) values (${member.id}, 'konsultasi', 'user', ${text})`;
  await sql`insert into public.step_ticks (user_id, step) values (${member.id}, 7)`;
  await sql`
    with idea as (insert into public.business_ideas (user_id, title) values (${member.id}, ${text}) returning id, user_id),
      share as (insert into public.idea_shares (idea_id, user_id) select id, user_id from idea returning id)
    insert into public.idea_comments (share_id, author_name, body) select id, 'Bu Ratna', ${text} from share`;
  await sql`insert into public.idea_steps (idea_id, step, data)
    select id, 8, jsonb_build_object('name', ${`${text}-langkah`}::text) from public.business_ideas where user_id = ${member.id}`;
  await sql`
    with link as (
      insert into public.interview_links (idea_id, user_id, token_hash, questions)
      select id, user_id, repeat('a', 64), '{Apa}' from public.business_ideas where user_id = ${member.id} returning id
    )
    insert into public.interview_answers (link_id, id, answers) select id, gen_random_uuid(), array[${text}::text] from link`;
  await sql`
    insert into public.sales_pages (idea_id, user_id, slug, name, offer, items, review)
    select id, user_id, 'kenari', 'Kenari', ${text} || ' untuk semua', '[{"name":"Kenari","price":1000,"unit":""}]', 'held'
    from public.business_ideas where user_id = ${member.id}`;
  await sql`insert into public.entitlements (user_id, source, reason) values (${member.id}, 'admin', ${text})`;
  await sql`insert into storage.objects (bucket_id, name, owner) values ('foto-profil', ${`${member.id}/a.webp`}, ${member.id})`;
  await sql`select private.post_coins(${`signup:${member.id}`}, 'signup_reward', ${member.id}, 5, 'rewards', 'for a test')`;
  await sql`insert into public.notification_preferences (user_id, kind) values (${member.id}, 'payment')`;
  await sql`insert into private.weekly_mails (user_id, week, status) values (${member.id}, '2026-11-23', 'sent')`;
  await sql`select private.take_ai_quota(${`user:${member.id}`}, 'idea', 5)`;
  await member.client.rpc('submit_contact_message', {
    name: 'A',
    email: member.email,
    subject: 'Keluhan',
    message: text,
  });
  await sql`
    insert into public.ticket_entries (ticket_id, kind, body, dedupe_key)
    select id, k.kind, ${text} || ' ' || k.kind, gen_random_uuid()
    from public.contact_messages, unnest(array['reply', 'note']) as k (kind) where user_id = ${member.id}`;
  const { data, error } = await member.client.functions.invoke<Record<string, unknown>>('export-own-data');
  expect(error).toBeNull();
  expect(data).toMatchObject({
    sesi: [{ dibuat: expect.any(String) }],
    log_masuk: expect.arrayContaining([
      { kejadian: 'login', waktu: expect.any(String), ip: expect.anything() },
    ]),
    percakapan_ai: [{ content: text }],
    langkah_ai: [{ step: 7 }],
    ide_bisnis: [
      {
        langkah: [{ step: 8, data: { name: `${text}-langkah` } }],
        wawancara: [{ questions: ['Apa'], jawaban: [{ answers: [text] }] }],
        halaman_jualan: { slug: 'kenari' },
      },
    ],
    ide_dibagikan: [{ komentar: [{ body: text }] }],
    premium: [{ reason: text }],
    mutasi_coin: [{ amount: 5 }],
    pilihan_notifikasi: [{ kind: 'payment' }],
    gambar: [{ nama: `${member.id}/a.webp` }],
    pemakaian_ai: [{ used: 1 }],
    pesan: [{ message: text, kind: 'complaint', jawaban: [{ isi: `${text} reply` }] }],
  });
  // What colleagues tell each other about it is no answer to the member.
  expect(JSON.stringify(data)).not.toContain(`${text} note`);
  expect(JSON.stringify(data?.['pesan'])).not.toContain('handled_by');
});
