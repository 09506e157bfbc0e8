import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import type postgres from 'postgres';
import type { TestServer } from '../../../../tooling/test-server/start-server.ts';

/** Stands in every value that is not for everyone, with what tells whose it is. No attacker knows one. */
export const sealed = /SEALED-[0-9a-f-]{36}/g;

export type Member = {
  readonly id: string;
  readonly email: string;
  readonly token: string;
  /** What stands in the own row and the own file, and in no one else's. */
  readonly seal: string;
};

export const password = 'kopi-susu-7';
const newSeal = (): string => `SEALED-${randomUUID()}`;

/**
 * A database as an application has it: a table of own rows, one with a hidden column, one that is no one's, a schema that is not
 * exposed, functions, a private bucket; everywhere something sealed.
 */
export async function furnish(sql: postgres.Sql): Promise<void> {
  await sql.unsafe(`
    create table public.catatan (
      id uuid primary key default gen_random_uuid(), pemilik uuid not null default auth.uid() references auth.users on delete cascade,
      isi text not null, induk uuid references public.catatan);
    alter table public.catatan enable row level security;
    create policy own on public.catatan for all to authenticated using (pemilik = auth.uid()) with check (pemilik = auth.uid());
    grant select, insert, update, delete on public.catatan to authenticated;
    grant all on public.catatan to service_role;
    create view public.catatan_saya with (security_invoker) as select id, isi from public.catatan;
    grant select on public.catatan_saya to authenticated;
    create table public.produk (id int primary key, nama text not null, modal text not null, pemasok uuid references auth.users);
    grant select (id, nama) on public.produk to anon, authenticated;
    create table public.kunci (id int primary key, isi text not null);
    create schema gudang;
    create table gudang.isi (id int primary key, isi text not null, produk_id int references public.produk);
    create function public.hitung() returns bigint language sql stable as 'select count(*) from public.catatan';
    create function public.buka() returns setof public.kunci language sql stable as 'select * from public.kunci';
    create function public.cari(kata text) returns setof public.catatan language sql stable
      as $$ select * from public.catatan where isi like kata $$;
    create policy own_files on storage.objects for all to authenticated
      using (bucket_id = 'brankas' and owner_id = auth.uid()::text) with check (bucket_id = 'brankas' and owner_id = auth.uid()::text);
    alter publication supabase_realtime add table public.catatan`);
  await sql`insert into public.produk (id, nama, modal) select n, 'Kopi ' || n, ${newSeal()} from generate_series(1, 5) n`;
  await sql`insert into public.kunci values (1, ${newSeal()})`;
  await sql`insert into gudang.isi values (1, ${newSeal()}, 1)`;
}

/** Members with a row and a private file each. */
export async function settle(server: TestServer, count: number): Promise<Member[]> {
  const options = { auth: { persistSession: false, autoRefreshToken: false } };
  const operator = createClient(server.url, server.secretKey, options);
  const bucket = await operator.storage.createBucket('brankas', { public: false });
  if (bucket.error !== null) throw bucket.error;
  return Promise.all(
    Array.from({ length: count }, async (_, n): Promise<Member> => {
      const client = createClient(server.url, server.publishableKey, options);
      const email = `anggota-${n}@kampus.test`;
      const { data, error } = await client.auth.signUp({ email, password });
      if (error !== null || data.session === null) throw new Error('no session', { cause: error });
      const seal = newSeal();
      const { id } = data.session.user;
      const row = await client.from('catatan').insert({ isi: seal });
      if (row.error !== null) throw row.error;
      const file = await client.storage.from('brankas').upload(`${id}/rahasia.txt`, seal, {
        contentType: 'text/plain',
      });
      if (file.error !== null) throw file.error;
      return { id, email, token: data.session.access_token, seal };
    }),
  );
}
