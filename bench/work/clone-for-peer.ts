import postgres from 'postgres';
import { migrateProduct } from '../../apps/server/src/startup/migrate-product.ts';
import { ownerEmail } from './people.ts';
import { seedBench } from './seed-bench.ts';

/**
 * Makes a second database with the same schema, the same owner and as much data, for a peer that changes the database
 * it is pointed at.
 * @param connect opens a database of the cluster by name
 */
export async function makePeerDatabase(
  connect: (database: string) => postgres.Sql,
  name: string,
  ownerId: string,
): Promise<void> {
  const admin = connect('postgres');
  await admin.unsafe(`create database ${name}`);
  await admin.end();
  const sql = connect(name);
  await migrateProduct(sql);
  await sql`
    insert into auth.users (id, aud, role, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
    values (${ownerId}, 'authenticated', 'authenticated', ${ownerEmail}, now(), '{}',
      ${sql.json({ username: 'pemilik_uji', nama_lengkap: 'Pemilik Uji' })}, now(), now())`;
  await sql`
    update public.pengguna set no_wa = '6280000000001', kota = 'Bandung', deskripsi = 'Uji',
      instagram = 'https://instagram.com/uji' where id = ${ownerId}`;
  await seedBench(sql, ownerEmail);
  await sql.end();
}
