/** A deleted account: what a member was called and wrote stands in no log and no stored file of a real server, whatever was asked in between. */
import fs from 'node:fs';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { openDatabase } from '../e2e/support/database.ts';
import { startPreparedServer } from '../tooling/test-server/prepared-server.ts';
import { findFreePort } from '../tooling/test-server/start-server.ts';

const canary = 'kenari7q4z';
const number = '6281377700999';
const password = 'kenari7q4z-sandi';

const filesBelow = (below: string): string[] =>
  fs
    .readdirSync(below, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

test('no log and no stored file names a deleted member', { timeout: 180_000 }, async () => {
  const server = await startPreparedServer(await findFreePort(), { DEMO_DATA: 'false', LOG_LEVEL: 'debug' });
  try {
    const client = createClient(server.url, server.publishableKey, { auth: { autoRefreshToken: false } });
    const email = `${canary}@kampus.test`;
    const { data, error } = await client.auth.signUp({
      email,
      password,
      options: { data: { username: canary, nama_lengkap: canary } },
    });
    expect(error).toBeNull();
    const id = String(data.user?.id);
    const written = await client
      .from('pengguna')
      .update({
        no_wa: `0${number.slice(2)}`,
        kota: canary,
        deskripsi: canary,
        instagram: `https://instagram.com/${canary}`,
      })
      .eq('id', id)
      .select('id');
    expect(written.data).toHaveLength(1);
    // What fails is told in the log; it must not quote what was sent.
    await client.auth.signInWithPassword({ email, password: 'salah-sekali' });
    await client.auth.resetPasswordForEmail(email);
    await client.auth.signUp({ email, password });
    await client
      .from('pengguna')
      .update({ username: canary, no_wa: `${canary} bukan nomor` })
      .eq('id', id);
    await client.from('business_ideas').insert({ title: canary.repeat(100) });
    await client.from('business_ideas').insert({ title: canary });
    await client.from('project_listings').insert({ project_name: canary, contact_method: number });
    await client.rpc('search_projects', { p_query: canary, p_budget: canary });
    await client.functions.invoke('send-message', {
      body: { name: canary, email, subject: canary, message: canary },
    });
    await client.storage
      .from('foto-profil')
      .upload(`${id}/${canary}.webp`, new Blob([canary]), { contentType: 'image/webp' });
    for (const page of [
      `/cari-project?q=${canary}`,
      `/u/${canary}`,
      `/${canary}`,
      `/auth/v1/verify?token=x&email=${email}`,
    ])
      await fetch(server.url + page, {
        redirect: 'manual',
        headers: { referer: `${server.url}/?q=${canary}` },
      });
    await fetch(`${server.url}/gangguan`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        id: 'ABCD2345',
        name: 'TypeError',
        path: `/u/${canary}`,
        message: `x of ${email}`,
        stack: '',
      }),
    });
    const gone = await client.functions.invoke('delete-own-account', {
      body: { confirmation: 'HAPUS', password },
    });
    expect(gone.error).toBeNull();

    const lines = server
      .readLog()
      .split('\n')
      .filter((line) => line.includes(canary) || line.includes(number));
    expect(lines).toEqual([]);
    expect(server.readLog()).toContain('/rest/v1/');
    // Every file of the data folder but the database's own, which is asked table by table below.
    const files = filesBelow(server.dataDir).filter(
      (file) => !file.startsWith(path.join(server.dataDir, 'postgres') + path.sep),
    );
    expect(files.length).toBeGreaterThan(2);
    const naming = files.filter((file) =>
      /kenari7q4z|6281377700999/.test(`${file} ${fs.readFileSync(file, 'latin1')}`),
    );
    expect(naming).toEqual([]);
    const sql = openDatabase(server.dataDir);
    const tables = await sql<{ name: string }[]>`
      select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`;
    const found: string[] = [];
    for (const { name } of tables) {
      const rows = await sql.unsafe(`select from ${name} as row where row::text ilike any($1) limit 1`, [
        [`%${canary}%`, `%${number}%`],
      ]);
      if (rows.length > 0) found.push(name);
    }
    await sql.end();
    expect(found).toEqual([]);
  } finally {
    await server.stop();
  }
});
