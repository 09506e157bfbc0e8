/** A server of its own with two members, and what its public pages answer. */
import { randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type postgres from 'postgres';
import { expect } from 'vitest';
import { openDatabase } from '../../e2e/support/database.ts';
import { eventually } from '../../packages/backend/src/testing/eventually.ts';
import { startPreparedServer } from '../../tooling/test-server/prepared-server.ts';
import { findFreePort, type TestServer } from '../../tooling/test-server/start-server.ts';

const signUp = async (server: TestServer, name: string): Promise<{ client: SupabaseClient; id: string }> => {
  const client = createClient(server.url, server.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { data, error } = await client.auth.signUp({
    email: `${name}@kampus.test`,
    password: 'kopi-susu-7',
    options: { data: { username: name, nama_lengkap: `Orang ${name}` } },
  });
  expect(error).toBeNull();
  return { client, id: data.user?.id ?? '' };
};

async function prepareMembers(sql: postgres.Sql, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await sql`insert into public.member_ages (user_id, birth_year) values (${id}, 1999) on conflict do nothing`;
    await sql`
      insert into public.public_profiles (user_id, is_public, page_parts, card_parts)
      values (${id}, true, '{nama,tentang,proyek,tim,keahlian,kampus,kolaborasi}', '{kampus}')`;
  }
}

/** How an answer met the cache. */
export const metCache = ({ headers }: Response): string => headers.get('cache-status') ?? '';

/** Starts it; `stop` ends it. */
export async function openPageSite() {
  const server = await startPreparedServer(await findFreePort(), { DEMO_DATA: 'false' });
  const sql = openDatabase(server.dataDir);
  const username = `sari${randomUUID().slice(0, 6)}`;
  const { client, id: owner } = await signUp(server, username);
  const { id: friend } = await signUp(server, `budi${randomUUID().slice(0, 6)}`);
  await prepareMembers(sql, [owner, friend]);
  const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(server.url + path, {
      headers: { 'accept-encoding': 'identity', ...headers },
      redirect: 'manual',
    });
  return {
    server,
    sql,
    client,
    owner,
    friend,
    username,
    get,
    textOf: async (path: string): Promise<string> => (await get(path)).text(),
    /** Renders the pages, so that each of them is kept. */
    warm: async (paths: readonly string[]): Promise<void> => {
      for (const path of paths)
        await eventually(async () => expect(metCache(await get(path))).toBe('KawanUsaha; hit'), 5_000);
    },
    addProject: async (values: Record<string, string | string[]> = {}): Promise<string> => {
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
    },
    addContact: async (): Promise<{ id: string; name: string }> => {
      const id = randomUUID();
      const name = `Relasi ${id.slice(0, 8)}`;
      await sql`
        insert into public.relasi_bisnis (id, user_id, name, main_skill, experience, vision, whatsapp)
        values (${id}, ${owner}, ${name}, 'Marketing', 'Lima tahun berjualan', 'Mencari rekan', '081234567890')`;
      return { id, name };
    },
    stop: async (): Promise<void> => {
      await sql.end();
      await server.stop();
    },
  };
}
export type PageSite = Awaited<ReturnType<typeof openPageSite>>;
