import type postgres from 'postgres';
import { type Member, sealed } from './house.ts';

/** All that an attacker could want to change, as the owner of the database sees it. */
export const readEverything = async (sql: postgres.Sql): Promise<Record<string, unknown>> => ({
  notes: await sql`select * from public.catatan order by id`,
  products: await sql`select * from public.produk order by id`,
  keys: await sql`select * from public.kunci order by id`,
  people: await sql`
    select id, email, phone, encrypted_password, role, raw_app_meta_data, banned_until from auth.users order by id`,
  files:
    await sql`select bucket_id, name, owner_id, metadata, version from storage.objects order by bucket_id, name`,
});

/** The sealed values in an answer, its headers too, that are not the attacker's own. */
export async function stolenIn(response: Response, own: Member | null): Promise<string[]> {
  const text = `${await response.text()} ${JSON.stringify([...response.headers])}`;
  return (text.match(sealed) ?? []).filter((seal) => seal !== own?.seal);
}
