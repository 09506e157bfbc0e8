import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { uploadPicture } from './upload-picture.ts';

const shrunk = vi.hoisted(() => ({ wait: Promise.resolve() }));
vi.mock('./shrink-picture.ts', () => ({
  pictureProblems: {},
  shrinkPicture: async (file: Blob) => {
    await shrunk.wait;
    return file;
  },
}));
vi.mock('#lib/public-config.ts', () => ({ getPublishableKey: () => 'key' }));
vi.mock('#lib/supabase/client.ts', () => ({
  getSupabase: async () => ({
    auth: { getSession: async () => ({ data: { session: { access_token: 'token' } } }) },
  }),
}));

const sent: string[] = [];
const answer = { status: 200, body: '' };

/** Answers at once, as a quick server does. */
class FakeRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly status = answer.status;
  readonly responseText = answer.body;
  #address = '';
  open(_method: string, address: string): void {
    this.#address = address;
  }
  setRequestHeader(): void {}
  send(): void {
    sent.push(this.#address);
    this.dispatchEvent(new Event('load'));
  }
}

beforeEach(() => vi.stubGlobal('XMLHttpRequest', FakeRequest));
afterEach(() => {
  sent.length = 0;
  Object.assign(answer, { status: 200, body: '' });
  vi.unstubAllGlobals();
});

const upload = (signal?: AbortSignal): Promise<string> =>
  uploadPicture({
    bucket: 'foto-profil',
    userId: 'u',
    path: 'u/a.webp',
    file: new File(['x'], 'a.webp'),
    onProgress: () => undefined,
    signal,
  });

it('sends a picture to its place', async () => {
  await expect(upload()).resolves.toBe('u/a.webp');
  expect(sent).toEqual(['/storage/v1/object/foto-profil/u/a.webp']);
});

it('does not send a picture that was cancelled while it was being made smaller', async () => {
  const shrinking = Promise.withResolvers<void>();
  shrunk.wait = shrinking.promise;
  const cancelled = new AbortController();
  const result = upload(cancelled.signal);
  cancelled.abort();
  shrinking.resolve();
  await expect(result).rejects.toThrow(/abort/i);
  expect(sent).toEqual([]);
});

it('tells how long to wait where the limit of requests is reached', async () => {
  const message =
    'Terlalu banyak permintaan dalam waktu singkat. Coba lagi dalam 3 detik; isian Anda tidak hilang.';
  Object.assign(answer, { status: 429, body: JSON.stringify({ code: 'PT429', message }) });
  await expect(upload()).rejects.toThrow(message);
});
