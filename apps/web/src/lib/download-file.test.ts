import { longestFileMs } from '@kawanusaha/contracts/file-limits';
import { beforeEach, expect, it, vi } from 'vitest';
import { downloadFile } from './download-file.ts';

const saved = vi.hoisted(() => vi.fn());
vi.mock('#lib/save-file.ts', () => ({ saveFile: saved }));
vi.mock('#lib/public-config.ts', () => ({ getPublishableKey: () => 'key' }));
vi.mock('#lib/supabase/client.ts', () => ({
  getSupabase: () =>
    Promise.resolve({
      auth: { getSession: () => Promise.resolve({ data: { session: { access_token: 'token' } } }) },
    }),
}));
const request = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', request);
beforeEach(() => {
  saved.mockClear();
  request.mockReset();
});

const ask = () => downloadFile('export-idea', { format: 'zip' }, 'rencana.zip');
const relayed = (message: string, status: number) =>
  Response.json({ message }, { status, headers: { 'x-relay-error': 'true' } });

it('stores what came under the name that the server gives, and asks as the person', async () => {
  request.mockResolvedValueOnce(
    new Response('isi', { headers: { 'content-disposition': 'attachment; filename="geprek.zip"' } }),
  );
  await ask();
  expect(saved).toHaveBeenCalledWith('geprek.zip', expect.any(Blob));
  const [address, init] = request.mock.calls[0] ?? [];
  expect(address).toBe('/functions/v1/export-idea');
  expect(init?.headers).toMatchObject({ authorization: 'Bearer token', apikey: 'key' });
});

it.each([
  ['a file that takes too long', relayed('Function timed out', 504), 'Pembuatannya terlalu lama.'],
  ['a session that has ended', relayed('Invalid JWT', 401), 'Sesi Anda sudah berakhir.'],
  [
    'what else the relay says',
    relayed('Payload too large', 413),
    'Periksa koneksi internet Anda, lalu coba lagi.',
  ],
  [
    'a server that is away',
    relayed('Service Unavailable', 503),
    'Layanan sedang tidak tersedia. Tunggu sebentar, lalu coba lagi.',
  ],
  [
    'an answer without words',
    new Response('<h1>', { status: 502 }),
    'Periksa koneksi internet Anda, lalu coba lagi.',
  ],
  [
    'what the function says',
    Response.json({ message: 'Ide tidak ditemukan.' }, { status: 404 }),
    'Ide tidak',
  ],
])('tells the person of %s in words for them', async (_name, answer, text) => {
  request.mockResolvedValueOnce(answer);
  await expect(ask()).rejects.toThrow(text);
  expect(saved).not.toHaveBeenCalled();
});

it('waits longer than the server takes, and says so when that was in vain', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  request.mockRejectedValueOnce(new DOMException('late', 'TimeoutError'));
  await expect(ask()).rejects.toThrow('Pembuatannya terlalu lama.');
  expect(timeout.mock.calls[0]?.[0]).toBeGreaterThan(longestFileMs);
  request.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(ask()).rejects.toThrow('Periksa koneksi internet Anda, lalu coba lagi.');
});
