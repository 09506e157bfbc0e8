import { premiumFileBucket } from '@kawanusaha/contracts/storage';
import { loadAdvice } from '#lib/api/load-advice.ts';
import { getSupabase } from '#lib/supabase/client.ts';

/** The link is followed at once, so it need not live long. */
const linkSeconds = 60;

/**
 * Fetches one file of the Premium pack through a short-lived signed link, which only Premium members get.
 * Throws an Error with a text for the person.
 */
export async function downloadTemplate(name: string): Promise<void> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.storage
    .from(premiumFileBucket)
    .createSignedUrl(name, linkSeconds, { download: `kawanusaha-${name}` });
  if (error !== null) {
    const isMissing = 'statusCode' in error && error.statusCode === '404';
    throw new Error(
      isMissing ? 'Fitur Template Excel hanya tersedia untuk pengguna Premium' : loadAdvice(error),
    );
  }
  const link = document.createElement('a');
  link.href = data.signedUrl;
  link.click();
}
