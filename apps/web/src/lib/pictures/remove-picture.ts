import type { UploadBucket } from '@kawanusaha/contracts/storage';
import { getSupabase } from '#lib/supabase/client.ts';

/** Removes a picture that nothing shows any more. A failure is no matter of the person: unused pictures are cleared by the server. */
export async function removePicture(bucket: UploadBucket, path: string): Promise<void> {
  try {
    const supabase = await getSupabase();
    await supabase.storage.from(bucket).remove([path]);
  } catch {
    // Offline: the server clears it within a day.
  }
}
