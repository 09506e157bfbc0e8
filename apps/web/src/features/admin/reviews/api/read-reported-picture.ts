import { messagePictureBucket, messagePictureSeconds } from '@kawanusaha/contracts/storage';
import { useOperation } from '#lib/api/use-operation.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { messages } from '../../messages.ts';

/** The address under which the picture can be seen for a while. Throws what the API answers. */
async function readReportedPicture(path: string): Promise<string> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.storage
    .from(messagePictureBucket)
    .createSignedUrl(path, messagePictureSeconds);
  if (error) throw error;
  return data.signedUrl;
}

/** Asks for a picture of a reported conversation. In: what shows it, by its address. */
export function useReadReportedPicture(show: (address: string) => void) {
  return useOperation(readReportedPicture, { done: show, failed: messages.pictureFailed });
}
