import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { operator, siteUrl, visitor } from '../auth/support.ts';

const target = inject('target');
const bucket = `uji-${randomUUID().slice(0, 8)}`;
const files = () => operator().storage.from(bucket);
const text = { contentType: 'text/plain' };
const put = async (name: string, body = `isi ${name}`): Promise<void> => {
  expect((await files().upload(name, body, { ...text, upsert: true })).error).toBeNull();
};
const read = async (name: string, from = bucket): Promise<string | undefined> =>
  (await operator().storage.from(from).download(name)).data?.text();
const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${siteUrl}/storage/v1${path}`, { headers });

beforeAll(async () => {
  expect((await operator().storage.createBucket(bucket, { public: true })).error).toBeNull();
});

describe('buckets', () => {
  test('createBucket, getBucket, updateBucket, listBuckets, emptyBucket, deleteBucket', async () => {
    const { storage } = operator();
    const id = `ember-${randomUUID().slice(0, 8)}`;
    const made = await storage.createBucket(id, {
      public: false,
      fileSizeLimit: '2MB',
      allowedMimeTypes: ['text/plain'],
    });
    expect(made).toEqual({ data: { name: id }, error: null });
    expect((await storage.createBucket(id)).error).toMatchObject({ statusCode: '409' });
    expect((await storage.getBucket(id)).data).toMatchObject({
      id,
      name: id,
      public: false,
      file_size_limit: 2_000_000,
      allowed_mime_types: ['text/plain'],
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
    expect((await storage.updateBucket(id, { public: true, allowedMimeTypes: null })).error).toBeNull();
    expect((await storage.getBucket(id)).data).toMatchObject({ public: true, allowed_mime_types: null });
    const listed = await storage.listBuckets({ search: id, limit: 5, sortColumn: 'name', sortOrder: 'desc' });
    expect(listed.data?.map((row) => row.id)).toEqual([id]);
    await storage.from(id).upload('a.txt', 'x', text);
    expect((await storage.deleteBucket(id)).error).toMatchObject({ statusCode: '409' });
    expect((await storage.emptyBucket(id)).error).toBeNull();
    expect((await storage.deleteBucket(id)).data).toEqual({ message: 'Successfully deleted' });
    expect((await storage.getBucket(id)).error).toMatchObject({
      statusCode: '404',
      message: 'Bucket not found',
    });
  });

  test('createBucket refuses names with a slash and sizes above the server’s', async () => {
    const { storage } = operator();
    expect((await storage.createBucket('a/b')).error).toMatchObject({ message: 'Bucket name invalid' });
    const huge = { public: false, fileSizeLimit: '99GB' };
    expect((await storage.createBucket('terlalu-besar', huge)).error).toMatchObject({ statusCode: '413' });
  });
});

describe('upload and download', () => {
  const bytes = randomBytes(300_000);
  const bodies: [string, () => Parameters<ReturnType<typeof files>['upload']>[1]][] = [
    ['text', () => 'halo'],
    ['Buffer', () => bytes],
    ['ArrayBuffer', () => new Uint8Array(bytes).buffer],
    ['Blob', () => new Blob([bytes], { type: 'application/octet-stream' })],
    ['File', () => new File([bytes], 'nama lain.bin', { type: 'application/octet-stream' })],
    ['ReadableStream', () => new Blob([bytes]).stream()],
    ['Node stream', () => Readable.from([bytes])],
    [
      'FormData',
      () => {
        const form = new FormData();
        form.append('', new Blob([bytes], { type: 'application/octet-stream' }), 'x.bin');
        return form;
      },
    ],
    ['an empty file', () => new Blob([], { type: 'application/octet-stream' })],
  ];
  test.each(bodies)('upload takes %s', async (kind, make) => {
    const name = `bentuk/${kind}.bin`;
    const options = { contentType: 'application/octet-stream', duplex: 'half' };
    const { data, error } = await files().upload(name, make(), options);
    expect(error).toBeNull();
    expect(data).toEqual({ path: name, fullPath: `${bucket}/${name}`, id: expect.any(String) });
    const back = await files().download(name);
    const expected =
      kind === 'text' ? Buffer.from('halo') : kind === 'an empty file' ? Buffer.alloc(0) : bytes;
    expect(Buffer.from((await back.data?.arrayBuffer()) ?? new ArrayBuffer()).equals(expected)).toBe(true);
  });

  test('upload keeps metadata, cacheControl and type; info tells them', async () => {
    const blob = new Blob(['a,b'], { type: 'text/csv' });
    const options = { cacheControl: '60', metadata: { sumber: 'uji', n: 1 } };
    expect((await files().upload('info/form.csv', blob, options)).error).toBeNull();
    await files().upload('info/raw.csv', 'a,b', { ...options, contentType: 'text/csv' });
    for (const name of ['info/form.csv', 'info/raw.csv']) {
      expect((await files().info(name)).data).toMatchObject({
        name,
        bucketId: bucket,
        size: 3,
        contentType: 'text/csv',
        cacheControl: 'max-age=60',
        metadata: { sumber: 'uji', n: 1 },
        etag: expect.stringMatching(/^"[0-9a-f]{40}"$/),
      });
    }
  });

  test('upload refuses what is there; upsert and update replace it; update refuses what is not', async () => {
    expect((await files().upload('ganti.txt', 'satu', text)).error).toBeNull();
    expect((await files().upload('ganti.txt', 'dua', text)).error).toMatchObject({ statusCode: '409' });
    expect((await files().upload('ganti.txt', 'dua', { ...text, upsert: true })).error).toBeNull();
    expect(await read('ganti.txt')).toBe('dua');
    expect((await files().update('ganti.txt', 'tiga', text)).error).toBeNull();
    expect(await read('ganti.txt')).toBe('tiga');
    expect((await files().update('tidak-ada.txt', 'x', text)).error).toMatchObject({ statusCode: '404' });
  });

  test('download as a stream; exists for what is there and what is not', async () => {
    await put('aliran.txt', 'mengalir');
    const { data } = await files().download('aliran.txt').asStream();
    expect(await new Response(data).text()).toBe('mengalir');
    expect((await files().exists('aliran.txt')).data).toBe(true);
    expect((await files().exists('tidak-ada.txt')).data).toBe(false);
    expect((await files().download('tidak-ada.txt')).error).toMatchObject({
      statusCode: '404',
      message: 'Object not found',
    });
  });
});

describe('over HTTP', () => {
  test('ranges, 416, ETag and 304, HEAD, download name', async () => {
    await put('http/abjad.txt', 'abcdefghijklmnopqrstuvwxyz');
    const path = `/object/public/${bucket}/http/abjad.txt`;
    const whole = await get(path);
    expect([whole.status, whole.headers.get('accept-ranges')]).toEqual([200, 'bytes']);
    expect(whole.headers.get('cache-control')).toBe('public, max-age=3600');
    const etag = whole.headers.get('etag') ?? '';
    const cases: [string, string][] = [
      ['bytes=0-2', 'abc'],
      ['bytes=23-', 'xyz'],
      ['bytes=-2', 'yz'],
      ['bytes=20-99', 'uvwxyz'],
    ];
    for (const [range, expected] of cases) {
      const part = await get(path, { range });
      expect([part.status, await part.text()]).toEqual([206, expected]);
    }
    const beyond = await get(path, { range: 'bytes=26-' });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */26']);
    expect((await get(path, { range: 'bytes=0-1', 'if-range': '"lain"' })).status).toBe(200);
    expect((await get(path, { 'if-none-match': etag })).status).toBe(304);
    expect((await get(path, { 'if-none-match': `"x", W/${etag}` })).status).toBe(304);
    expect(
      (await get(path, { 'if-modified-since': new Date(Date.now() + 5_000).toUTCString() })).status,
    ).toBe(304);
    const head = await fetch(`${siteUrl}/storage/v1${path}`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '26', '']);
    const named = await get(`${path}?download=${encodeURIComponent('daftar "a".txt')}`);
    expect(named.headers.get('content-disposition')).toBe(
      `attachment; filename="daftar _a_.txt"; filename*=UTF-8''daftar%20%22a%22.txt`,
    );
  });

  test('getPublicUrl opens what is public; without a key nothing else opens', async () => {
    await put('umum.txt', 'umum');
    const { publicUrl } = files().getPublicUrl('umum.txt', { download: true }).data;
    const response = await fetch(publicUrl);
    expect(await response.text()).toBe('umum');
    expect(response.headers.get('content-disposition')).toContain('filename="umum.txt"');
    expect((await get(`/object/${bucket}/umum.txt`)).status).toBe(401);
    expect(
      (await get(`/object/authenticated/${bucket}/umum.txt`, { apikey: target.publishableKey })).status,
    ).toBe(400);
  });

  test('a path that climbs is no path', async () => {
    for (const name of ['..%2f..%2fsecrets.json', '%2e%2e/%2e%2e/secrets.json', 'a%00b']) {
      const response = await get(`/object/public/${bucket}/${name}`);
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(await response.text()).not.toContain('jwtSecret');
    }
  });
});

describe('list', () => {
  beforeAll(async () => {
    for (const name of [
      'daftar/a.txt',
      'daftar/b.txt',
      'daftar/sub/c.txt',
      'daftar/sub/d.txt',
      'daftar/z.txt',
    ]) {
      await put(name);
    }
  });

  test('list: folders and objects of one level, sorted, searched, paged', async () => {
    const { data } = await files().list('daftar');
    expect(data?.map(({ name, id }) => [name, id === null])).toEqual([
      ['sub', true],
      ['a.txt', false],
      ['b.txt', false],
      ['z.txt', false],
    ]);
    expect(data?.[1]?.metadata).toMatchObject({
      mimetype: 'text/plain',
      size: 16,
      cacheControl: 'max-age=3600',
    });
    const page = await files().list('daftar/', {
      limit: 2,
      offset: 1,
      sortBy: { column: 'name', order: 'desc' },
    });
    expect(page.data?.map(({ name }) => name)).toEqual(['z.txt', 'b.txt']);
    expect((await files().list('daftar', { search: 'B' })).data?.map(({ name }) => name)).toEqual(['b.txt']);
    expect((await files().list('daftar/sub')).data?.map(({ name }) => name)).toEqual(['c.txt', 'd.txt']);
  });

  test('listV2: everything once over its cursor, folded or flat', async () => {
    const names: string[] = [];
    let cursor: string | undefined;
    do {
      const { data, error } = await files().listV2({
        prefix: 'daftar/',
        limit: 2,
        ...(cursor ? { cursor } : {}),
      });
      expect(error).toBeNull();
      names.push(...(data?.objects ?? []).map(({ name }) => name));
      cursor = data?.hasNext ? data.nextCursor : undefined;
    } while (cursor !== undefined);
    expect(names).toEqual([
      'daftar/a.txt',
      'daftar/b.txt',
      'daftar/sub/c.txt',
      'daftar/sub/d.txt',
      'daftar/z.txt',
    ]);
    const folded = await files().listV2({ prefix: 'daftar/', with_delimiter: true });
    expect(folded.data?.folders).toEqual([{ name: 'daftar/sub/', key: 'daftar/sub' }]);
    expect(folded.data?.objects.map(({ name }) => name)).toEqual([
      'daftar/a.txt',
      'daftar/b.txt',
      'daftar/z.txt',
    ]);
    const newest = await files().listV2({
      prefix: 'daftar/',
      limit: 1,
      sortBy: { column: 'created_at', order: 'desc' },
    });
    expect(newest.data?.objects[0]?.name).toBe('daftar/z.txt');
    expect((await files().listV2({ prefix: 'daftar/a.txt', exactMatch: true })).data?.objects).toHaveLength(
      1,
    );
    expect((await files().listV2({ cursor: 'rusak' })).error).toMatchObject({ statusCode: '400' });
  });
});

describe('move, copy, remove', () => {
  test('move and copy, also into another bucket; what is there stays', async () => {
    const other = `lain-${randomUUID().slice(0, 8)}`;
    await operator().storage.createBucket(other, { public: false, allowedMimeTypes: ['text/plain'] });
    await put('pindah/a.txt', 'isi a');
    await put('pindah/b.txt', 'isi b');
    expect((await files().move('pindah/a.txt', 'pindah/b.txt')).error).toMatchObject({ statusCode: '409' });
    expect((await files().copy('pindah/a.txt', 'pindah/b.txt')).error).toMatchObject({ statusCode: '409' });
    expect((await files().copy('pindah/a.txt', 'pindah/c.txt')).data).toEqual({
      path: `${bucket}/pindah/c.txt`,
    });
    const destination = { destinationBucket: other };
    expect((await files().copy('pindah/a.txt', 'a.txt', destination)).error).toBeNull();
    expect((await files().move('pindah/a.txt', 'dua.txt', destination)).error).toBeNull();
    expect([await read('a.txt', other), await read('dua.txt', other), await read('pindah/c.txt')]).toEqual([
      'isi a',
      'isi a',
      'isi a',
    ]);
    expect((await files().exists('pindah/a.txt')).data).toBe(false);
    await files().upload('pindah/x.bin', 'x', { contentType: 'application/x-uji' });
    expect((await files().move('pindah/x.bin', 'x.bin', destination)).error).toMatchObject({
      statusCode: '415',
    });
  });

  test('remove gives what it removed and leaves out what was not there', async () => {
    await put('hapus/a.txt');
    await put('hapus/b.txt');
    const { data } = await files().remove(['hapus/a.txt', 'hapus/b.txt', 'hapus/tidak-ada.txt']);
    expect(data?.map(({ name }) => name).toSorted()).toEqual(['hapus/a.txt', 'hapus/b.txt']);
    expect((await files().list('hapus')).data).toEqual([]);
  });
});

describe('signed addresses', () => {
  test('createSignedUrl, createSignedUrls: work without a key, for their object', async () => {
    await put('tanda/a.txt', 'bertanda');
    const one = await files().createSignedUrl('tanda/a.txt', 60, { download: 'nama.txt' });
    const response = await fetch(one.data?.signedUrl ?? '');
    expect(await response.text()).toBe('bertanda');
    expect(response.headers.get('content-disposition')).toContain('filename="nama.txt"');
    const many = await files().createSignedUrls(['tanda/a.txt', 'tanda/tidak-ada.txt'], 60);
    expect(many.data?.map(({ error, signedUrl }) => [error, signedUrl === null])).toEqual([
      [null, false],
      ['Either the object does not exist or you do not have access to it', true],
    ]);
    expect((await files().createSignedUrl('tanda/tidak-ada.txt', 60)).error).toMatchObject({
      statusCode: '404',
    });
    expect((await files().createSignedUrl('tanda/a.txt', 0)).error).toMatchObject({ statusCode: '400' });
  });

  test('createSignedUploadUrl, uploadToSignedUrl: a visitor with the token uploads, another does not', async () => {
    const { data } = await files().createSignedUploadUrl('tanda/kiriman.txt');
    const guest = visitor().storage.from(bucket);
    expect((await guest.upload('tanda/kiriman.txt', 'x', text)).error).toMatchObject({ statusCode: '403' });
    const sent = await guest.uploadToSignedUrl('tanda/kiriman.txt', data?.token ?? '', new Blob(['dikirim']));
    expect(sent.data).toMatchObject({ path: 'tanda/kiriman.txt', fullPath: `${bucket}/tanda/kiriman.txt` });
    expect(await read('tanda/kiriman.txt')).toBe('dikirim');
    const wrong = await guest.uploadToSignedUrl('tanda/lain.txt', data?.token ?? '', 'x', text);
    expect(wrong.error).toMatchObject({ statusCode: '400' });
  });
});

test('what is not supported says so by name', async () => {
  await put('nama.txt');
  const refused = { statusCode: '501' };
  const { storage } = operator();
  expect((await files().purgeCache('nama.txt')).error).toMatchObject(refused);
  expect((await storage.purgeBucketCache(bucket)).error).toMatchObject(refused);
  expect((await storage.getBucketLifecycle(bucket)).error).toMatchObject(refused);
  expect((await files().download('nama.txt', { versionId: 'x' })).error).toMatchObject(refused);
  expect((await files().upload('e.txt', 'x', { ...text, contentEncoding: 'gzip' })).error).toMatchObject(
    refused,
  );
  const versioned = await storage.createBucket('versi', {
    public: false,
    versioningStatus: 'enabled' as never,
  });
  expect(versioned.error?.message).toContain('not kept');
});
