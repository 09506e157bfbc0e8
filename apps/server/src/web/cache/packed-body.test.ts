import zlib from 'node:zlib';
import { expect, test } from 'vitest';
import { daysEnd } from '#web/cache/days-end.ts';
import { chooseEncoding, packBody } from '#web/cache/packed-body.ts';

const text = 'Proyek mahasiswa Indonesia. '.repeat(400);

test('every form holds the same text, also when it is made from another', async () => {
  const body = packBody(text);
  const read = async () => [
    zlib.zstdDecompressSync(await body.get('zstd')).toString(),
    zlib.brotliDecompressSync(await body.get('br')).toString(),
    zlib.gunzipSync(await body.get('gzip')).toString(),
    Buffer.from(await body.get('identity')).toString(),
  ];
  expect(new Set(await read())).toEqual(new Set([text]));
  const before = body.bytes();
  await body.squeeze();
  expect(body.isSmallest()).toBe(true);
  expect(body.bytes()).toBeLessThan(before);
  expect(new Set(await read())).toEqual(new Set([text]));
});

test('a page that was asked for as text alone is kept packed, and as text too once it is asked for again', async () => {
  const body = packBody(text);
  await body.get('identity');
  const asText = body.bytes();
  await body.packFirst();
  expect(body.bytes()).toBeLessThan(asText / 10);
  expect(Buffer.from(await body.get('identity')).toString()).toBe(text);
  await body.packFirst();
  expect(body.bytes()).toBeGreaterThan(asText);
});

test('what is packed first is the form that browsers take, so that the first of them waits for no other', async () => {
  const body = packBody(text);
  await body.packFirst();
  const packed = body.bytes();
  await body.get(chooseEncoding('gzip, deflate, br, zstd'));
  expect(body.bytes()).toBe(packed);
});

test('a packed form holds no more memory than its bytes', async () => {
  const body = packBody(text);
  for (const encoding of ['br', 'zstd', 'gzip'] as const) {
    const form = await body.get(encoding);
    expect(form.buffer.byteLength).toBe(form.length);
  }
  await body.squeeze();
  const smallest = await body.get('br');
  expect(smallest.buffer.byteLength).toBe(smallest.length);
});

test('many who ask for a form at once wait for one packing', async () => {
  const body = packBody(text);
  const forms = await Promise.all(Array.from({ length: 5 }, () => body.get('br')));
  expect(new Set(forms).size).toBe(1);
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, zstd', 'zstd'],
  ['gzip, br;q=1.0', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, zstd;q=0.000, gzip;q=0.5', 'gzip'],
  ['deflate', 'identity'],
  [null, 'identity'],
] as const)('%s takes %s', (accept, taken) => {
  expect(chooseEncoding(accept)).toBe(taken);
});

test('the day of a page ends at midnight in Jakarta', () => {
  const end = Date.parse('2026-11-24T17:00:00Z');
  expect(daysEnd(Date.parse('2026-11-24T16:59:59.999Z'))).toBe(end);
  expect(daysEnd(end)).toBe(end + 86_400_000);
});
