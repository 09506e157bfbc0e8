/** The product's public buckets through the official client: photos of members, pictures of projects. */
import { crc32, deflateSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { member, siteUrl, visitor, type Person } from '../auth/support.ts';

/** A small red square as PNG, written out by hand. */
function makePng(edge = 24): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const frame = Buffer.alloc(body.length + 8);
    frame.writeUInt32BE(data.length, 0);
    body.copy(frame, 4);
    frame.writeUInt32BE(crc32(body), body.length + 4);
    return frame;
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(edge, 0);
  head.writeUInt32BE(edge, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const line = Buffer.concat([Buffer.of(0), Buffer.alloc(edge * 3, Buffer.of(200, 30, 30))]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: edge }, () => line)));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const png = makePng();
let ani: Person;
let budi: Person;
beforeAll(async () => {
  [ani, budi] = [await member(), await member()];
});
const idOf = (person: Person): string => person.session.user.id;
const photos = (person: Person) => person.client.storage.from('foto-profil');

test('a member uploads a photo, it comes back as WebP, and renders in a size of its own', async () => {
  const name = `${idOf(ani)}/foto.webp`;
  const { error } = await photos(ani).upload(name, new Blob([new Uint8Array(png)], { type: 'image/png' }));
  expect(error).toBeNull();
  const { publicUrl } = photos(ani).getPublicUrl(name).data;
  const stored = await fetch(publicUrl);
  expect(stored.headers.get('content-type')).toBe('image/webp');
  expect(Buffer.from(await stored.arrayBuffer()).toString('latin1', 8, 12)).toBe('WEBP');
  const small = photos(ani).getPublicUrl(name, { transform: { width: 64, height: 64 } }).data.publicUrl;
  expect(small).toContain('/render/image/public/foto-profil/');
  const rendered = await fetch(small, { headers: { accept: 'image/webp' } });
  expect([rendered.status, rendered.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const own = await photos(ani).download(name, { transform: { width: 32 } });
  expect(own.error).toBeNull();
  const signed = await photos(ani).createSignedUrl(name, 60, { transform: { width: 16 } });
  expect((await fetch(signed.data?.signedUrl ?? '')).status).toBe(200);
});

test('no member writes into the folder of another member, removes there, or lists it', async () => {
  const name = `${idOf(ani)}/foto.webp`;
  const foreign = await photos(budi).upload(`${idOf(ani)}/titip.webp`, png, { contentType: 'image/png' });
  expect(foreign.error).toMatchObject({ statusCode: '403' });
  const over = await photos(budi).upload(name, png, { contentType: 'image/png', upsert: true });
  expect(over.error).toMatchObject({ statusCode: '403' });
  expect((await photos(budi).remove([name])).data).toEqual([]);
  expect((await photos(budi).list(idOf(ani))).data).toEqual([]);
  const guest = visitor().storage.from('foto-profil');
  expect((await guest.upload('x.webp', png, { contentType: 'image/png' })).error).toMatchObject({
    statusCode: '403',
  });
  expect((await photos(ani).exists(name)).data).toBe(true);
});

test('foto_path points into the own folder only', async () => {
  const profile = ani.client.from('pengguna');
  const own = { foto_path: `${idOf(ani)}/foto.webp` };
  expect((await profile.update(own).eq('id', idOf(ani)).select('foto_path')).data).toEqual([own]);
  const foreign = { foto_path: `${idOf(budi)}/foto.webp` };
  expect((await profile.update(foreign).eq('id', idOf(ani))).error).toMatchObject({ code: '23514' });
});

test('pages, scripts and drawings are no pictures, whatever they say they are', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
  for (const contentType of ['image/svg+xml', 'image/png', 'text/html']) {
    const { error } = await photos(ani).upload(`${idOf(ani)}/x.webp`, svg, { contentType });
    expect(error).toMatchObject({ statusCode: '415' });
  }
  const response = await fetch(`${siteUrl}/storage/v1/object/public/foto-profil/${idOf(ani)}/x.webp`);
  expect(response.status).toBe(400);
});
