import { createHash, randomUUID } from 'node:crypto';
import { profilePhotoBucket, projectPictureBucket, type PictureBucket } from '@kawanusaha/contracts/storage';
import type { TransactionSql } from 'postgres';
import type { ByteStore } from '@kawanusaha/backend/adapters/bytes/byte-store';
import { demoAccounts, demoMailDomain } from './accounts.ts';
import { drawBanner } from './draw-banner.ts';
import { drawPortrait } from './draw-portrait.ts';
import { womenNames } from './names.ts';
import { createRandom, type Random } from './random.ts';

const bannerCount = 8;
/** Most listings have none, and show a drawing of what they are about. */
const everyNth = 5;
const portraitCount = 40;

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** Keeps a picture under a name that follows from the seed, unless it is there, row and bytes. */
async function keep(
  sql: TransactionSql,
  store: ByteStore,
  random: Random,
  target: { bucket: PictureBucket; userId: string },
  picture: Buffer,
): Promise<string> {
  const name = `${target.userId}/${random.uuid()}.webp`;
  const [known] = await sql<{ version: string }[]>`
    select version from storage.objects where bucket_id = ${target.bucket} and name = ${name}`;
  const found = known === undefined ? null : await store.get(known.version);
  await found?.cancel();
  if (found !== null) return name;
  // New for each try: an interrupted one may have left an unfinished file of its own.
  const version = randomUUID();
  await store.put(version, once(picture));
  const metadata = {
    eTag: `"${createHash('sha256').update(picture).digest('hex').slice(0, 40)}"`,
    size: picture.byteLength,
    mimetype: 'image/webp',
    cacheControl: 'max-age=31536000, immutable',
    lastModified: new Date().toISOString(),
    contentLength: picture.byteLength,
    httpStatusCode: 200,
  };
  await sql`
    insert into storage.objects (bucket_id, name, owner, owner_id, version, metadata)
    values (${target.bucket}, ${name}, ${target.userId}, ${target.userId}, ${version}, ${sql.json(metadata)})
    on conflict (bucket_id, name) do update set version = excluded.version, metadata = excluded.metadata`;
  return name;
}

/**
 * Gives some of the demo's projects and people pictures, drawn here. Running it again changes nothing but puts
 * bytes that have been lost: names and motifs follow from a fixed seed.
 */
export async function seedPictures(sql: TransactionSql, store: ByteStore): Promise<void> {
  const random = createRandom(20_261_121);
  // The first three accounts, then those who let cards show their face.
  const people = await sql<{ id: string; name: string }[]>`
    select p.id, p.nama_lengkap as name from public.pengguna as p join auth.users as u on u.id = p.id
      left join public.public_profiles as c on c.user_id = p.id
    where u.email like ${`%@${demoMailDomain}`} and (p.id = any (${demoAccounts.slice(0, 3).map(({ id }) => id)}) or 'foto' = any (c.card_parts))
    order by p.id = any (${demoAccounts.slice(0, 3).map(({ id }) => id)}) desc, p.id limit ${portraitCount}`;
  for (const { id, name } of people) {
    const path = await keep(
      sql,
      store,
      random,
      { bucket: profilePhotoBucket, userId: id },
      await drawPortrait(random, womenNames.has(name.split(' ')[0] ?? '')),
    );
    await sql`update public.pengguna set foto_path = ${path} where id = ${id} and foto_path is null`;
  }
  const projects = await sql<{ id: string; user_id: string }[]>`
    select p.id, p.user_id from public.project_listings as p join auth.users as u on u.id = p.user_id
    where p.is_active and u.email like ${`%@${demoMailDomain}`}
    order by p.created_at desc limit ${bannerCount * everyNth}`;
  for (const { id, user_id: userId } of projects.filter((_, index) => index % everyNth === 2)) {
    const path = await keep(
      sql,
      store,
      random,
      { bucket: projectPictureBucket, userId },
      await drawBanner(random),
    );
    await sql`update public.project_listings set picture_path = ${path} where id = ${id} and picture_path is null`;
  }
}
