import { premiumFileBucket } from '@kawanusaha/contracts/storage';
import { Refusal } from '#lib/api/failure.ts';
import { loadAdvice } from '#lib/api/load-advice.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { getSupabase } from '#lib/supabase/client.ts';

/** The link is followed at once, so it need not live long. */
const linkSeconds = 60;
const downloadFailed = 'Gagal mengunduh template';

/**
 * Fetches one file of the Premium pack through a short-lived signed link, which only Premium members get.
 * Throws what to say.
 */
async function downloadTemplate(name: string): Promise<void> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.storage
    .from(premiumFileBucket)
    .createSignedUrl(name, linkSeconds, { download: `kawanusaha-${name}` });
  if (error !== null) {
    const isMissing = 'statusCode' in error && error.statusCode === '404';
    throw new Refusal({
      title: downloadFailed,
      detail: isMissing ? 'Fitur Template Excel hanya tersedia untuk pengguna Premium' : loadAdvice(error),
    });
  }
  const link = document.createElement('a');
  link.href = data.signedUrl;
  link.click();
}

/** Downloads one file after the other; `input` is the name of the one under way. */
export const useDownloadTemplate = () =>
  useOperation(downloadTemplate, {
    failed: (error) => ({
      title: downloadFailed,
      detail: error instanceof Error ? error.message : undefined,
    }),
  });
