import { pictureMaxBytes, type UploadBucket } from '@kawanusaha/contracts/storage';
import { getPublishableKey } from '#lib/public-config.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { pictureProblems, shrinkPicture } from './shrink-picture.ts';

export type PictureUpload = {
  bucket: UploadBucket;
  userId: string;
  /** Where it goes in the bucket; without it under a new name in the own folder. */
  path?: string | undefined;
  file: File;
  /** How much has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal?: AbortSignal | undefined;
};

const messages = {
  offline: 'Unggahan terputus. Periksa koneksi, lalu coba lagi.',
  tooLarge: 'Gambar terlalu besar. Pilih gambar yang lebih kecil.',
  signedOut: 'Sesi Anda berakhir. Masuk lagi, lalu unggah gambarnya.',
  tooMany: 'Gambar ini tidak diterima. Jika hari ini Anda sudah mengunggah banyak gambar, coba lagi besok.',
  failed: 'Gambar gagal diunggah. Coba lagi.',
  busy: 'Server sedang sibuk. Tunggu sebentar, lalu coba lagi.',
} as const;

/** Names are never used twice, so browsers may keep a picture for a year. */
const cacheControl = 'max-age=31536000, immutable';

/**
 * Shrinks a picture and uploads it into the caller's own folder. XMLHttpRequest, since `fetch` tells no progress.
 * Out: its path in the bucket. Throws an Error with a text for the person; AbortError when it was cancelled.
 */
export async function uploadPicture({
  bucket,
  userId,
  path = `${userId}/${crypto.randomUUID()}.webp`,
  file,
  onProgress,
  signal,
}: PictureUpload): Promise<string> {
  const picture = await shrinkPicture(file);
  if (picture.size > pictureMaxBytes[bucket]) throw new Error(messages.tooLarge);
  const supabase = await getSupabase();
  const { data } = await supabase.auth.getSession();
  const token = data.session?.access_token;
  if (token === undefined) throw new Error(messages.signedOut);
  // Shrinking and the session take a while: what was cancelled meanwhile is not sent.
  signal?.throwIfAborted();
  await send(`/storage/v1/object/${bucket}/${path}`, picture, token, onProgress, signal);
  return path;
}

function send(
  address: string,
  picture: Blob,
  token: string,
  onProgress: (share: number) => void,
  signal: AbortSignal | undefined,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.setRequestHeader('apikey', getPublishableKey());
    request.setRequestHeader('authorization', `Bearer ${token}`);
    request.setRequestHeader('content-type', picture.type);
    request.setRequestHeader('cache-control', cacheControl);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener('error', () => reject(new Error(messages.offline)));
    request.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    request.addEventListener('load', () => {
      if (request.status < 300) resolve();
      else reject(new Error(describe(request.responseText)));
    });
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(picture);
  });
}

function describe(body: string): string {
  try {
    const { code, message } = JSON.parse(body) as { code?: string; message?: string };
    if (code === 'InvalidPicture' || code === 'InvalidMimeType') return pictureProblems.unreadable;
    if (code === 'EntityTooLarge') return messages.tooLarge;
    if (code === 'AccessDenied') return messages.tooMany;
    if (code === 'SlowDown') return messages.busy;
    // The limit of requests says itself for how many seconds.
    if (code === 'PT429') return message ?? messages.busy;
  } catch {
    // Not an answer of the storage: the general sentence serves.
  }
  return messages.failed;
}
