import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestPerson, type TestPerson } from '#testing/person.ts';
import { createStorageTest, type StorageTest } from '../testing/create-storage-test.ts';

let app: StorageTest;
let ani: TestPerson;
beforeAll(async () => {
  app = await createStorageTest({
    rules: { 'foto-profil': { recodesPictures: true } },
    trustedProxies: 1,
  });
  ani = await createTestPerson(app);
});
afterAll(() => app.close());

const photos = () => app.client({ token: ani.token }).storage.from('foto-profil');
const stored = async (name: string): Promise<Buffer> => {
  const response = await app.fetch(`/storage/v1/object/public/foto-profil/${name}`);
  expect(response.headers.get('content-type')).toBe('image/webp');
  return Buffer.from(await response.arrayBuffer());
};

/** A phone's photo: lies on its side, knows where it was taken. */
const phonePhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 400, height: 200, channels: 3, background: '#b4530a' } })
    .withExif({
      IFD0: { Make: 'Kamera Rahasia' },
      IFD3: {
        GPSLatitudeRef: 'S',
        GPSLatitude: '6/1 12/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '106/1 49/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** A PNG that claims so many pixels and is a few kilobytes long. */
function bomb(edge: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const out = Buffer.alloc(body.length + 8);
    out.writeUInt32BE(data.length, 0);
    body.copy(out, 4);
    out.writeUInt32BE(crc(body), body.length + 4);
    return out;
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(edge, 0);
  head.writeUInt32BE(edge, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const lines = deflateSync(Buffer.alloc((Math.ceil(edge / 8) + 1) * 64));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', lines),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}

describe('a picture is written anew', () => {
  test('upright, as WebP, without place, camera or any other metadata', async () => {
    const original = await phonePhoto();
    const before = await sharp(original).metadata();
    expect([before.orientation, before.exif?.includes('Kamera Rahasia')]).toEqual([6, true]);
    const name = `${ani.id}/telepon.webp`;
    expect(
      (await photos().upload(name, new Blob([new Uint8Array(original)], { type: 'image/jpeg' }))).error,
    ).toBeNull();
    const bytes = await stored(name);
    const after = await sharp(bytes).metadata();
    expect([after.format, after.width, after.height]).toEqual(['webp', 200, 400]);
    expect([after.exif, after.xmp, after.iptc, after.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(bytes.includes('Kamera Rahasia')).toBe(false);
    const { data } = await photos().info(name);
    expect(data).toMatchObject({ contentType: 'image/webp', size: bytes.length });
  });

  test('at most 1,600 pixels wide, and never larger than it was', async () => {
    const large = await sharp({ create: { width: 3000, height: 1000, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const small = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
      .webp()
      .toBuffer();
    await photos().upload(`${ani.id}/lebar.webp`, large, { contentType: 'image/png' });
    await photos().upload(`${ani.id}/kecil.webp`, small, { contentType: 'image/webp' });
    expect(await sharp(await stored(`${ani.id}/lebar.webp`)).metadata()).toMatchObject({
      width: 1600,
      height: 533,
    });
    expect(await sharp(await stored(`${ani.id}/kecil.webp`)).metadata()).toMatchObject({
      width: 40,
      height: 30,
    });
  });

  test('a bomb, half a picture, a drawing with scripts and a lie about the type are refused, and nothing is kept', async () => {
    const before = app.storedFiles().length;
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const half = (await phonePhoto()).subarray(0, 300);
    const attempts: [Buffer, string, string][] = [
      [bomb(40_000), 'image/png', 'InvalidPicture'],
      [bomb(5_001), 'image/png', 'InvalidPicture'],
      [half, 'image/jpeg', 'InvalidPicture'],
      [svg, 'image/svg+xml', 'InvalidMimeType'],
      [svg, 'image/png', 'InvalidMimeType'],
      [await phonePhoto(), 'image/png', 'InvalidMimeType'],
      [Buffer.from('GIF89a'), 'image/webp', 'InvalidMimeType'],
    ];
    for (const [bytes, contentType, code] of attempts) {
      const { error } = await photos().upload(`${ani.id}/jahat.webp`, bytes, { contentType });
      expect([contentType, Reflect.get(error ?? {}, 'code')]).toEqual([contentType, code]);
    }
    expect(app.storedFiles()).toHaveLength(before);
  });
});

describe('renderings', () => {
  const render = (query: string, accept = 'image/webp', name = `${ani.id}/lebar.webp`): Promise<Response> =>
    app.fetch(`/storage/v1/render/image/public/foto-profil/${name}?${query}`, { headers: { accept } });

  test('cut to fit in the format that the browser takes, cached by its tag', async () => {
    const response = await render('width=320&height=180');
    expect(response.status).toBe(200);
    expect(response.headers.get('vary')).toContain('Accept');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 320, height: 180 });
    const again = await app.fetch(
      `/storage/v1/render/image/public/foto-profil/${ani.id}/lebar.webp?width=320&height=180`,
      { headers: { accept: 'image/webp', 'if-none-match': response.headers.get('etag') ?? '' } },
    );
    expect(again.status).toBe(304);
  });

  test('never larger than the picture is, in the shape that was asked for', async () => {
    const measure = async (query: string) => {
      const response = await render(query, 'image/webp', `${ani.id}/kecil.webp`);
      const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      return `${width}x${height}`;
    };
    // The picture is 40 × 30.
    expect(await measure('width=2500')).toBe('40x30');
    expect(await measure('height=2500')).toBe('40x30');
    expect(await measure('width=1280&height=720')).toBe('40x23');
    expect(await measure('width=320&height=320')).toBe('30x30');
    expect(await measure('width=320&height=320&resize=contain')).toBe('30x30');
    expect(await measure('width=2500&height=2500&resize=fill')).toBe('30x30');
    expect(await measure('width=24')).toBe('24x18');
  });

  test('503 with Retry-After when one address wants too many at once, and another one is served', async () => {
    const noise = await sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: 'teal',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .webp()
      .toBuffer();
    const name = `${ani.id}/berat.webp`;
    expect((await photos().upload(name, noise, { contentType: 'image/webp' })).error).toBeNull();
    const ask = (quality: number, ip: string) =>
      app.fetch(`/storage/v1/render/image/public/foto-profil/${name}?width=400&quality=${quality}`, {
        headers: { accept: 'image/webp', 'x-forwarded-for': ip },
      });
    const flood = Array.from({ length: 60 }, (_, index) => ask(30 + index, '203.0.113.7'));
    const other = ask(95, '198.51.100.4');
    const answers = await Promise.all(flood);
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every((answer) => Number(answer.headers.get('retry-after')) > 0)).toBe(true);
    expect(await refused[0]?.json()).toMatchObject({ code: 'SlowDown' });
    expect((await other).status).toBe(200);
  });

  test('AVIF where the bucket allows it', async () => {
    await app.database.owner`update storage.buckets set avif_autodetection = true where id = 'foto-profil'`;
    const response = await render('width=64&height=64', 'image/avif,image/webp,*/*');
    expect(response.headers.get('content-type')).toBe('image/avif');
    const { format, compression, width } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([format, compression, width]).toEqual(['heif', 'av1', 64]);
  });

  test('400 for sizes that only cost, and for what is no picture', async () => {
    for (const query of [
      'width=0',
      'width=2501',
      'width=321',
      'width=320&height=181',
      'width=320.5',
      'height=1e9',
      'width=abc',
      'quality=5',
      'resize=putar',
      'format=exe',
    ]) {
      expect([query, (await render(query)).status]).toEqual([query, 400]);
    }
    await app.database.owner.unsafe(
      `insert into storage.buckets (id, name, public) values ('teks', 'teks', true)`,
    );
    const operator = app.client({ key: app.deps.settings.secretKey }).storage.from('teks');
    await operator.upload('a.txt', 'teks', { contentType: 'text/plain' });
    const response = await app.fetch('/storage/v1/render/image/public/teks/a.txt?width=16');
    expect(await response.json()).toMatchObject({
      ...{ statusCode: '400', code: 'InvalidRequest' },
      message: 'The object is not a picture that can be rendered',
    });
  });

  test('404 where the bytes are gone, also of what was stored without the type of a picture', async () => {
    const operator = app.client({ key: app.deps.settings.secretKey }).storage.from('teks');
    await operator.upload('tanpa-jenis', 'teks', { contentType: 'application/octet-stream' });
    await app.database.owner`
      update storage.objects set version = gen_random_uuid()::text where bucket_id = 'teks' and name = 'tanpa-jenis'`;
    const response = await app.fetch('/storage/v1/render/image/public/teks/tanpa-jenis?width=16');
    expect(await response.json()).toMatchObject({ statusCode: '404', code: 'NoSuchKey' });
  });

  test('a signed rendering shows that size and no other, and not the original', async () => {
    const { data } = await photos().createSignedUrl(`${ani.id}/lebar.webp`, 60, {
      transform: { width: 100 },
    });
    const address = data?.signedUrl ?? '';
    const response = await app.fetch(address);
    expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({ width: 100 });
    const original = await app.fetch(address.replace('/render/image/sign/', '/object/sign/'));
    expect(await original.json()).toMatchObject({ code: 'InvalidSignature' });
  });

  test('a picture does not come into this bucket around the upload', async () => {
    const operator = app.client({ key: app.deps.settings.secretKey }).storage.from('teks');
    await operator.upload('foto.jpg', await phonePhoto(), { contentType: 'image/jpeg' });
    const options = { destinationBucket: 'foto-profil' };
    const refused = { statusCode: '400', message: expect.stringContaining('by upload only') };
    expect((await operator.copy('foto.jpg', `${ani.id}/x.webp`, options)).error).toMatchObject(refused);
    expect((await operator.move('foto.jpg', `${ani.id}/x.webp`, options)).error).toMatchObject(refused);
  });
});
