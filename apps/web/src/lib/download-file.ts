import { longestFileMs } from '@kawanusaha/contracts/file-limits';
import { clientInfo } from '#config/client-info.ts';
import { loadAdvice } from '#lib/api/load-advice.ts';
import { getPublishableKey } from '#lib/public-config.ts';
import { saveFile } from '#lib/save-file.ts';
import { getSupabase } from '#lib/supabase/client.ts';

/** Beyond what the server takes at most, so that its own answer arrives. */
const patienceMs = longestFileMs + 10_000;

const tooLate = 'Pembuatannya terlalu lama. Tunggu sebentar, lalu coba lagi.';
const signInAnew = 'Sesi Anda sudah berakhir. Masuk lagi, lalu unduh.';

/** Why no file came, in words for the person: a function's own, never those of what stands before it (`x-relay-error`). */
async function readRefusal(response: Response): Promise<string> {
  if (response.status === 504) return tooLate;
  if (response.status === 401) return signInAnew;
  if (response.headers.has('x-relay-error')) return loadAdvice(response);
  const body = (await response.json().catch(() => null)) as { message?: string } | null;
  return body?.message ?? loadAdvice(response);
}

/**
 * Asks a function for a file as the person signed in and hands it to the browser to store.
 * In: the function's wire name, what it is asked, and the file's name where the answer has none.
 * Throws an Error with a text for the person where none came.
 */
export async function downloadFile(
  functionName: string,
  question: Readonly<Record<string, string>>,
  fallbackName: string,
): Promise<void> {
  const supabase = await getSupabase();
  const { data } = await supabase.auth.getSession();
  const response = await fetch(`/functions/v1/${functionName}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      apikey: getPublishableKey(),
      'x-client-info': clientInfo,
      authorization: `Bearer ${data.session?.access_token ?? ''}`,
    },
    body: JSON.stringify(question),
    signal: AbortSignal.timeout(patienceMs),
  }).catch((error: unknown) => {
    throw new Error(
      error instanceof DOMException && error.name === 'TimeoutError' ? tooLate : loadAdvice(error),
      {
        cause: error,
      },
    );
  });
  if (!response.ok) throw new Error(await readRefusal(response));
  const name =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? fallbackName;
  saveFile(name, await response.blob());
}
