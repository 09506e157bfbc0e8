/** What visitors get of the page cache, over HTTP: the same bytes for each of them, 304, forms, and nothing that a write has made wrong. */
import { randomUUID } from 'node:crypto';
import zlib from 'node:zlib';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../packages/backend/src/testing/eventually.ts';
import { openDatabase } from '../e2e/support/database.ts';
import { findFreePort, startServer, type TestServer } from '../tooling/test-server/start-server.ts';

let server: TestServer;
let sql: postgres.Sql;
let client: SupabaseClient;
let owner = '';
let friend = '';
const username = `sari${randomUUID().slice(0, 6)}`;

const signUp = async (name: string): Promise<{ client: SupabaseClient; id: string }> => {
  const made = createClient(server.url, server.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { data, error } = await made.auth.signUp({
    email: `${name}@kampus.test`,
    password: 'kopi-susu-7',
    options: { data: { username: name, nama_lengkap: `Orang ${name}` } },
  });
  expect(error).toBeNull();
  return { client: made, id: data.user?.id ?? '' };
};

beforeAll(async () => {
  server = await startServer(await findFreePort(), { DEMO_DATA: 'false' });
  sql = openDatabase(server.dataDir);
  ({ client, id: owner } = await signUp(username));
  ({ id: friend } = await signUp(`budi${randomUUID().slice(0, 6)}`));
  for (const id of [owner, friend]) {
    await sql`insert into public.member_ages (user_id, birth_year) values (${id}, 1999) on conflict do nothing`;
    await sql`
      insert into public.public_profiles (user_id, is_public, page_parts, card_parts)
      values (${id}, true, '{nama,tentang,proyek,tim,keahlian,kampus,kolaborasi}', '{kampus}')`;
  }
});
afterAll(async () => {
  await sql.end();
  await server.stop();
});

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(server.url + path, { headers: { 'accept-encoding': 'identity', ...headers }, redirect: 'manual' });
const textOf = async (path: string): Promise<string> => (await get(path)).text();
const metCache = ({ headers }: Response): string => headers.get('cache-status') ?? '';

/** Renders the pages, so that each of them is kept. */
async function warm(paths: readonly string[]): Promise<void> {
  for (const path of paths)
    await eventually(async () => expect(metCache(await get(path))).toBe('KawanUsaha; hit'), 5_000);
}

async function addProject(values: Record<string, string | string[]> = {}): Promise<string> {
  const id = randomUUID();
  const row = {
    id,
    user_id: owner,
    project_name: `Proyek ${id.slice(0, 8)}`,
    project_description: 'Keripik singkong untuk kantin kampus.',
    project_type: 'Desain',
    required_skills: ['SEO'],
    contact_method: '081234567890',
    owner_name: 'Sari',
    city: 'Bandung',
    ...values,
  };
  await sql`insert into public.project_listings ${sql(row)}`;
  return id;
}

async function addContact(): Promise<{ id: string; name: string }> {
  const id = randomUUID();
  const name = `Relasi ${id.slice(0, 8)}`;
  await sql`
    insert into public.relasi_bisnis (id, user_id, name, main_skill, experience, vision, whatsapp)
    values (${id}, ${owner}, ${name}, 'Marketing', 'Lima tahun berjualan', 'Mencari rekan', '081234567890')`;
  return { id, name };
}

describe('the same bytes for every visitor', () => {
  test('a policy by hashes, a tag, and what caches in front may do; 304 for who has the page', async () => {
    const first = await get('/tentang');
    const second = await get('/tentang', {
      cookie: 'a=b',
      authorization: 'Bearer x',
      'accept-language': 'en',
    });
    expect(await second.text()).toBe(await first.text());
    expect(metCache(second)).toBe('KawanUsaha; hit');
    for (const { headers } of [first, second]) {
      expect(headers.get('content-security-policy')).toMatch(/script-src 'self'( 'sha256-[^']+')+/);
      expect(headers.get('content-security-policy')).not.toMatch(/nonce-|script-src[^;]*unsafe/);
      expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10, must-revalidate');
      // Browsers would take it for themselves and show what has just been hidden.
      expect(headers.get('cdn-cache-control')).toBe('public, max-age=10, stale-while-revalidate=20');
      expect(headers.get('vary')).toBe('Accept-Encoding');
      expect(headers.get('surrogate-key')).toMatch(/^[\w-]{8}( [\w-]{8})*$/);
      expect(headers.get('set-cookie')).toBeNull();
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toContain('camera=(), ');
      expect(headers.get('content-security-policy')).toContain('; report-uri /laporan-kebijakan');
      expect(headers.get('content-security-policy')).toContain("; require-trusted-types-for 'script'");
    }
    const tag = first.headers.get('etag') ?? '';
    const again = await get('/tentang', { 'if-none-match': tag });
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, tag, '']);
    expect((await get('/paket', { 'if-none-match': tag })).status).toBe(200);
  });

  test('files that are no page run nothing, and reports of browsers are counted without whole addresses', async () => {
    for (const path of ['/offline.html', '/favicon.svg', '/sw.js', '/manifest.webmanifest']) {
      const { headers } = await get(path);
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; (?!.*script-src)/);
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    }
    const report = {
      'csp-report': {
        'document-uri': `${server.url}/masuk?token=rahasia`,
        'effective-directive': 'script-src-elem',
        'blocked-uri': 'https://jahat.example/a.js?siapa=rina',
      },
    };
    for (const body of [JSON.stringify(report), JSON.stringify(report), '{', 'x'.repeat(20_000)])
      await fetch(`${server.url}/laporan-kebijakan`, {
        method: 'POST',
        headers: { 'content-type': 'application/csp-report' },
        body,
      });
    expect(await sql`select directive, blocked, page, times from private.policy_reports`).toEqual([
      { directive: 'script-src-elem', blocked: 'https://jahat.example', page: '/masuk', times: 2 },
    ]);
  });

  test('every inline script of a page is named by its policy', async () => {
    const { createHash } = await import('node:crypto');
    for (const path of ['/', '/cari-project', '/masuk', '/profil', '/ada-apa']) {
      const page = await get(path);
      const policy = page.headers.get('content-security-policy') ?? '';
      const html = await page.text();
      expect(html).not.toContain('nonce');
      const scripts = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g)].filter(
        ([, attributes = '']) => !/application\/(ld\+)?json/.test(attributes),
      );
      expect(scripts.length).toBeGreaterThan(1);
      for (const [, , text = ''] of scripts)
        expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    }
  });

  test.each([
    ['zstd', zlib.zstdDecompressSync],
    ['br', zlib.brotliDecompressSync],
    ['gzip', zlib.gunzipSync],
  ] as const)('%s holds the same page, under a tag of its own', async (encoding, unpack) => {
    const { request } = await import('node:http');
    const [headers, body] = await new Promise<[Record<string, unknown>, Buffer]>((resolve, reject) => {
      request(`${server.url}/tentang`, { headers: { 'accept-encoding': encoding } }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => resolve([answer.headers, Buffer.concat(parts)]));
      })
        .on('error', reject)
        .end();
    });
    const plain = await get('/tentang');
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-length']).toBe(String(body.length));
    expect(unpack(body).toString()).toBe(await plain.text());
    expect(headers['etag']).not.toBe(plain.headers.get('etag'));
    expect((await get('/tentang', { 'if-none-match': String(headers['etag']) })).status).toBe(304);
  });

  test('what a secret link leads to stays out of shared caches', async () => {
    const page = await get('/ide/tidak-ada');
    expect(page.headers.get('cache-control')).not.toMatch(/public|s-maxage/);
  });
});

test('who writes through the API sees it on the next page, every time', async () => {
  await sql`update public.pengguna set kota = 'Bandung', deskripsi = 'Mahasiswa.', instagram = 'sari', no_wa = '081234567890' where id = ${owner}`;
  // Lists of their own, since one that changes five times a second may stay a little behind.
  for (const type of ['E-commerce', 'Konsultasi', 'Lainnya']) {
    const list = `/cari-project?tipe=${encodeURIComponent(type)}`;
    await textOf(list);
    const name = `Langsung ${type}`;
    const { error } = await client.from('project_listings').insert({
      user_id: owner,
      project_name: name,
      project_description: 'Keripik singkong untuk kantin kampus.',
      project_type: type,
      required_skills: ['Marketing'],
      contact_method: '081234567890',
      owner_name: 'Sari',
      owner_email: 'sari@kampus.test',
    });
    expect(error).toBeNull();
    const page = await textOf(list);
    expect([type, page.includes(name)]).toEqual([type, true]);
  }
});

test('a write leaves the pages alone that do not show it', async () => {
  const other = await addProject({ project_type: 'Startup', city: 'Malang' });
  const pages = [
    `/cari-project/${other}`,
    '/cari-project?tipe=Startup',
    '/cari-project?kota=Malang',
    '/cari-relasi',
    '/tentang',
    '/paket',
  ];
  // A list of its own here, too: the one of all projects has changed often in this second on a quick machine.
  const changed = '/cari-project?tipe=Marketing';
  await warm([...pages, changed]);
  await addProject({ project_type: 'Marketing', city: 'Solo' });
  await eventually(async () => expect(metCache(await get(changed))).toBe('KawanUsaha; fwd=stale'));
  for (const path of pages) expect([path, metCache(await get(path))]).toEqual([path, 'KawanUsaha; hit']);
});

test('new listings leave the pages of similar ones alone; one that closes goes from them', async () => {
  const similar = await addProject({ project_type: 'E-commerce' });
  const page = `/cari-project/${await addProject({ project_type: 'E-commerce' })}`;
  await eventually(async () => expect(await textOf(page)).toContain(similar));
  await warm([page, '/cari-project?tipe=E-commerce']);
  await addProject({ project_type: 'E-commerce' });
  await eventually(async () =>
    expect(metCache(await get('/cari-project?tipe=E-commerce'))).toBe('KawanUsaha; fwd=stale'),
  );
  expect(metCache(await get(page))).toBe('KawanUsaha; hit');
  await sql`update public.project_listings set is_active = false where id = ${similar}`;
  await eventually(async () => expect(await textOf(page)).not.toContain(similar));

  const { name } = await addContact();
  const contact = `/cari-relasi/${(await addContact()).id}`;
  await eventually(async () => expect(await textOf(contact)).toContain(name));
  await warm([contact, '/cari-relasi']);
  await addContact();
  await eventually(async () => expect(metCache(await get('/cari-relasi'))).toBe('KawanUsaha; fwd=stale'));
  expect(metCache(await get(contact))).toBe('KawanUsaha; hit');
});

type Write = {
  readonly what: string;
  /** Makes what the pages show. Out: their addresses, a text that is on each of them, and the write that takes it away. */
  readonly make: () => Promise<{ pages: string[]; shown: string; write: () => Promise<unknown> }>;
  readonly undo?: () => Promise<unknown>;
};

const ofProject = async (change: (id: string) => Promise<unknown>) => {
  const id = await addProject();
  const pages = [`/cari-project/${id}`, '/cari-project', '/cari-project?tipe=Desain', '/', `/u/${username}`];
  return { pages, shown: `Proyek ${id.slice(0, 8)}`, write: () => change(id) };
};
const ofContact = async (change: (id: string) => Promise<unknown>) => {
  const { id, name } = await addContact();
  return { pages: [`/cari-relasi/${id}`, '/cari-relasi'], shown: name, write: () => change(id) };
};
const ofProfile = async (shown: string, write: () => Promise<unknown>) => ({
  pages: [`/u/${username}`],
  shown,
  write,
});

const writes: readonly Write[] = [
  {
    what: 'closing a listing',
    make: () => ofProject((id) => sql`update public.project_listings set is_active = false where id = ${id}`),
  },
  {
    what: 'renaming a listing',
    make: () =>
      ofProject((id) => sql`update public.project_listings set project_name = 'Lain' where id = ${id}`),
  },
  {
    what: 'deleting a listing',
    make: () => ofProject((id) => sql`delete from public.project_listings where id = ${id}`),
  },
  {
    what: 'deleting a contact',
    make: () => ofContact((id) => sql`delete from public.relasi_bisnis where id = ${id}`),
  },
  {
    what: 'changing a contact',
    make: () => ofContact((id) => sql`update public.relasi_bisnis set name = 'Nama Lain' where id = ${id}`),
  },
  {
    what: 'a ban, for listings',
    make: () => ofProject(() => sql`update auth.users set banned_until = 'infinity' where id = ${owner}`),
    undo: () => sql`update auth.users set banned_until = null where id = ${owner}`,
  },
  {
    what: 'a ban, for contacts',
    make: () => ofContact(() => sql`update auth.users set banned_until = 'infinity' where id = ${owner}`),
    undo: () => sql`update auth.users set banned_until = null where id = ${owner}`,
  },
  {
    what: 'a ban, for the teams on the page of another member',
    make: async () => {
      const id = await addProject();
      await sql`
        insert into public.team_members (project_id, user_id, display_name, is_shown, trial_until)
        values (${id}, ${friend}, 'Budi', true, now() + interval '7 days')`;
      const [row] = await sql<
        { username: string }[]
      >`select username from public.pengguna where id = ${friend}`;
      return {
        pages: [`/u/${row?.username}`],
        shown: `Proyek ${id.slice(0, 8)}`,
        write: () => sql`update auth.users set banned_until = 'infinity' where id = ${owner}`,
      };
    },
    undo: () => sql`update auth.users set banned_until = null where id = ${owner}`,
  },
  {
    what: 'a profile page that is closed',
    make: () =>
      ofProfile(
        `Orang ${username}`,
        () => sql`update public.public_profiles set is_public = false where user_id = ${owner}`,
      ),
    undo: () => sql`update public.public_profiles set is_public = true where user_id = ${owner}`,
  },
  {
    what: 'another name',
    make: () =>
      ofProfile(
        `Orang ${username}`,
        () => sql`update public.pengguna set nama_lengkap = 'Sari Lain' where id = ${owner}`,
      ),
    undo: () => sql`update public.pengguna set nama_lengkap = ${`Orang ${username}`} where id = ${owner}`,
  },
  {
    what: 'a year of birth below 18',
    make: () =>
      ofProfile(
        `Orang ${username}`,
        () =>
          sql`update public.member_ages set birth_year = extract(year from now())::integer - 15 where user_id = ${owner}`,
      ),
    undo: () => sql`update public.member_ages set birth_year = 1999 where user_id = ${owner}`,
  },
  {
    what: 'a team-mate who is not shown any more, and an update that is removed',
    make: async () => {
      const id = await addProject();
      await sql`
        insert into public.team_members (project_id, user_id, display_name, is_shown, trial_until)
        values (${id}, ${friend}, 'Budi Tim', true, now() + interval '7 days')`;
      return {
        pages: [`/cari-project/${id}`],
        shown: 'Budi Tim',
        write: () => sql`update public.team_members set is_shown = false where project_id = ${id}`,
      };
    },
  },
  {
    what: 'a milestone that is removed',
    make: async () => {
      const id = await addProject();
      await sql`insert into public.project_milestones (project_id, title, due_on) values (${id}, 'Tonggak Uji', '2027-01-01')`;
      return {
        pages: [`/cari-project/${id}`],
        shown: 'Tonggak Uji',
        write: () => sql`delete from public.project_milestones where project_id = ${id}`,
      };
    },
  },
  {
    what: 'another price',
    make: async () => ({
      pages: ['/paket', '/premium'],
      shown: '80.000',
      write: () => sql`update public.app_settings set value = '91234' where key = 'premium_price'`,
    }),
    undo: () => sql`update public.app_settings set value = '80000' where key = 'premium_price'`,
  },
];

describe('what a write has taken away is on no kept page, whichever way it came to the database', () => {
  test.each(writes)('$what', async ({ make, undo }) => {
    const { pages, shown, write } = await make();
    await eventually(async () => {
      for (const path of pages) expect([path, (await textOf(path)).includes(shown)]).toEqual([path, true]);
    }, 5_000);
    await warm(pages);
    await write();
    // The notice of a write that did not come through the server needs a moment.
    await eventually(async () => {
      for (const path of pages) expect([path, (await textOf(path)).includes(shown)]).toEqual([path, false]);
    }, 5_000);
    await undo?.();
  });

  test('the deletion of an account', async () => {
    const { pages, shown } = await ofProject(async () => {});
    const contact = await addContact();
    await warm([...pages, '/cari-relasi']);
    await sql`delete from auth.users where id = ${owner}`;
    await eventually(async () => {
      for (const path of pages) expect([path, (await textOf(path)).includes(shown)]).toEqual([path, false]);
      expect(await textOf('/cari-relasi')).not.toContain(contact.name);
    }, 5_000);
  });
});
