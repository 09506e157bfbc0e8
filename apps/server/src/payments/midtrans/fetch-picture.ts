import { MidtransError } from './midtrans-error.ts';

/** A picture as it came: its type, and its bytes. */
export type Picture = { readonly type: string; readonly bytes: Uint8Array };

const types: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp']);
const maxBytes = 300_000;

/**
 * Fetches a picture that the provider shows without a key. No redirect is followed and nothing but a small picture is taken.
 * Throws `MidtransError`: `not_found` where there is none, else `unavailable`.
 */
export async function fetchPicture(url: string, timeoutMs: number): Promise<Picture> {
  let response: Response;
  try {
    response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  } catch (cause) {
    throw new MidtransError('unavailable', 'network', cause instanceof Error ? cause.message : 'no answer');
  }
  const { status } = response;
  const type = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  const isPicture = response.ok && types.has(type);
  const bytes = isPicture ? await readBounded(response) : null;
  if (!isPicture) await response.body?.cancel();
  if (status >= 400 && status < 500 && status !== 429)
    throw new MidtransError('not_found', String(status), 'no picture');
  if (bytes === null)
    throw new MidtransError('unavailable', response.ok ? 'shape' : String(status), 'no picture');
  return { type, bytes };
}

/** Gives null when it is longer than a picture of squares can be, or breaks off. */
async function readBounded(response: Response): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const part of response.body ?? []) {
      length += part.byteLength;
      if (length > maxBytes) return null;
      parts.push(part);
    }
  } catch {
    return null;
  }
  return Buffer.concat(parts);
}
