import fs from 'node:fs';
import path from 'node:path';
import postgres from 'postgres';
import { runningSocket } from '../../packages/backend/src/db/cluster/place.ts';

/** Opens the database of a test server as its superuser, for what no person could do in a test's time. The caller ends it. */
export function openDatabase(dataDir: string): postgres.Sql {
  const { databasePassword } = JSON.parse(fs.readFileSync(path.join(dataDir, 'secrets.json'), 'utf8')) as {
    databasePassword: string;
  };
  const { socketDir, port } = runningSocket(path.join(dataDir, 'postgres'));
  return postgres({
    path: `${socketDir}/.s.PGSQL.${port}`,
    database: 'kawanusaha',
    user: 'postgres',
    password: databasePassword,
    max: 1,
    onnotice: () => {},
  });
}

/**
 * Fills the project directory. In: how many projects. They are numbered in the order in which the directory shows them:
 * 'Proyek uji nomor 1' is the newest. Their texts differ in length, so that cards differ in height.
 */
export async function seedProjects(sql: postgres.Sql, count: number): Promise<void> {
  await sql.unsafe(`
    insert into auth.users (id, aud, role, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
    select gen_random_uuid(), 'authenticated', 'authenticated', 'pemilik' || n || '@contoh.test', now(), '{}',
      jsonb_build_object('username', 'pemilik_' || n, 'nama_lengkap', 'Pemilik Uji ' || n), now(), now()
    from generate_series(1, 100) n`);
  await sql`
    with people as (select id, row_number() over (order by id) - 1 as n from auth.users where email like 'pemilik%')
    insert into public.project_listings (user_id, project_name, project_description, project_type, required_skills,
      contact_method, owner_name, city, created_at)
    select p.id, 'Proyek uji nomor ' || s, repeat('Kami mencari teman satu tim untuk usaha kecil di kampus. ', 1 + s % 4),
      (array['Startup', 'Desain', 'Lainnya'])[1 + s % 3],
      (array['Marketing', 'SEO', 'Desain Grafis', 'Finance', 'Content Writing'])[1 : 1 + s % 5],
      '6280000000001', 'Pemilik Uji', 'Bandung', now() - s * interval '1 minute'
    from generate_series(1, ${count}::integer) s join people p on p.n = s % 100`;
  await sql.unsafe('analyze public.project_listings');
}
