/** What visitors get of public pages, over HTTP: the same bytes for each of them, 304, packed in three ways, and policies. */
import { createHash } from 'node:crypto';
import { Agent, get, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import zlib from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { metCache, openPageSite, type PageSite } from './page-site.ts';

let site: PageSite;
beforeAll(async () => {
  site = await openPageSite();
});
afterAll(() => site.stop());

test('a policy by hashes, a tag, and what caches in front may do; 304 for who has the page', async () => {
  const first = await site.get('/tentang');
  const second = await site.get('/tentang', {
    cookie: 'a=b',
    authorization: 'Bearer x',
    'accept-language': 'en',
  });
  expect(await second.text()).toBe(await first.text());
  expect(metCache(second)).toBe('KawanUsaha; hit');
  for (const { headers } of [first, second]) {
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self'( 'sha256-[^']+')+/);
    expect(headers.get('content-security-policy')).not.toMatch(/nonce-|script-src[^;]*unsafe/);
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10, must-revalidate');
    // Browsers would take it for themselves and show what has just been hidden.
    expect(headers.get('cdn-cache-control')).toBe('public, max-age=10, stale-while-revalidate=20');
    expect(headers.get('vary')).toBe('Accept-Encoding');
    expect(headers.get('surrogate-key')).toMatch(/^[\w-]{4}( [\w-]{4})*$/);
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=(), ');
    expect(headers.get('content-security-policy')).toContain('; report-uri /laporan-kebijakan');
    expect(headers.get('content-security-policy')).toContain("; require-trusted-types-for 'script'");
  }
  const tag = first.headers.get('etag') ?? '';
  const again = await site.get('/tentang', { 'if-none-match': tag });
  expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, tag, '']);
  expect((await site.get('/paket', { 'if-none-match': tag })).status).toBe(200);
});

test('the headers of a script, of which a page asks for some twenty, are half a kilobyte at most', async () => {
  const document = await (await site.get('/masuk')).text();
  const [script = ''] = /\/assets\/[\w-]+\.js/.exec(document) ?? [];
  const { status, headers } = await site.get(script);
  expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  expect([headers.get('x-content-type-options'), headers.get('referrer-policy')]).toEqual([
    'nosniff',
    'strict-origin-when-cross-origin',
  ]);
  const bytes = [...headers].reduce((sum, [name, value]) => sum + `${name}: ${value}\r\n`.length, 0);
  expect(bytes).toBeLessThanOrEqual(512);
});

test('files that are no page run nothing, and reports of browsers are counted without whole addresses', async () => {
  for (const path of ['/offline.html', '/favicon.svg', '/sw.js', '/manifest.webmanifest']) {
    const { headers } = await site.get(path);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; (?!.*script-src)/);
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  }
  const report = {
    'csp-report': {
      'document-uri': `${site.server.url}/masuk?token=rahasia`,
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://jahat.example/a.js?siapa=rina',
    },
  };
  for (const body of [JSON.stringify(report), JSON.stringify(report), '{', 'x'.repeat(20_000)])
    await fetch(`${site.server.url}/laporan-kebijakan`, {
      method: 'POST',
      headers: { 'content-type': 'application/csp-report' },
      body,
    });
  expect(await site.sql`select directive, blocked, page, times from private.policy_reports`).toEqual([
    { directive: 'script-src-elem', blocked: 'https://jahat.example', page: '/masuk', times: 2 },
  ]);
});

test('every inline script of a page is named by its policy', async () => {
  for (const path of ['/', '/cari-project', '/masuk', '/profil', '/ada-apa']) {
    const page = await site.get(path);
    const policy = page.headers.get('content-security-policy') ?? '';
    const html = await page.text();
    expect(html).not.toContain('nonce');
    const scripts = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g)].filter(
      ([, attributes = '']) => !/application\/(ld\+)?json/.test(attributes),
    );
    // The early entry; what loaders gave and the names of files are data.
    expect(scripts).toHaveLength(1);
    for (const [, , text = ''] of scripts)
      expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
});

test.each([
  ['zstd', zlib.zstdDecompressSync],
  ['br', zlib.brotliDecompressSync],
  ['gzip', zlib.gunzipSync],
] as const)('%s holds the same page, under a tag of its own', async (encoding, unpack) => {
  const [headers, body] = await new Promise<[Record<string, unknown>, Buffer]>((resolve, reject) => {
    request(`${site.server.url}/tentang`, { headers: { 'accept-encoding': encoding } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve([answer.headers, Buffer.concat(parts)]));
    })
      .on('error', reject)
      .end();
  });
  const plain = await site.get('/tentang');
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['content-length']).toBe(String(body.length));
  expect(unpack(body).toString()).toBe(await plain.text());
  expect(headers['etag']).not.toBe(plain.headers.get('etag'));
  expect((await site.get('/tentang', { 'if-none-match': String(headers['etag']) })).status).toBe(304);
});

test('what a secret link leads to stays out of shared caches', async () => {
  const page = await site.get('/ide/tidak-ada');
  expect(page.headers.get('cache-control')).not.toMatch(/public|s-maxage/);
});

/** What comes over a new connection without waiting for the client: ten segments of 1,460 bytes, headers included. */
const flightBytes = 14_600;

/** Asks as a browser does, over a connection of its own, and counts what comes. */
async function load(address: string): Promise<{ bytes: number; headers: IncomingHttpHeaders }> {
  const agent = new Agent({ keepAlive: true });
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };
    get(`${site.server.url}${address}`, { agent, headers }, resolve).on('error', reject);
  });
  const { socket, headers } = response;
  for await (const _ of response);
  const { bytesRead } = socket;
  agent.destroy();
  return { bytes: bytesRead, headers };
}

test('the style sheet, for which the first paint waits, comes in one flight', async () => {
  const [sheet] = /\/assets\/root-[^"]+\.css/.exec(await site.textOf('/')) ?? [];
  const { bytes, headers } = await load(sheet ?? '');
  expect(headers['content-encoding']).toBe('br');
  expect(bytes).toBeLessThanOrEqual(flightBytes);
});

test.each(['/', '/tentang', '/kontak', '/paket', '/premium', '/masuk', '/daftar'])(
  'so does the document of %s',
  async (page) => {
    const { bytes, headers } = await load(page);
    expect(headers['content-encoding']).toBe('br');
    expect(bytes).toBeLessThanOrEqual(flightBytes);
  },
);
