import { profilePhotoBucket } from '@kawanusaha/contracts/storage';
import { removePicture } from '#lib/pictures/remove-picture.ts';
import { uploadPicture } from '#lib/pictures/upload-picture.ts';
import { getSupabase } from '#lib/supabase/client.ts';

type Change = {
  userId: string;
  /** What the profile shows now. */
  before: string | null;
  /** The new photo, or null to have none. */
  file: File | null;
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/**
 * Gives the profile another photo, or none: upload, point to it, then remove the old one, so that a broken line never leaves the
 * profile without the photo it had. Throws an Error with a text for the person, AbortError when it was cancelled, or the client's error.
 */
export async function changePhoto({ userId, before, file, onProgress, signal }: Change): Promise<void> {
  const path =
    file === null
      ? null
      : await uploadPicture({ bucket: profilePhotoBucket, userId, file, onProgress, signal });
  const supabase = await getSupabase();
  // A write that row-level security refuses is silent, so the row is asked back.
  const { error } = await supabase
    .from('pengguna')
    .update({ foto_path: path })
    .eq('id', userId)
    .select('id')
    .single();
  if (error) {
    if (path !== null) await removePicture(profilePhotoBucket, path);
    throw error;
  }
  if (before !== null) await removePicture(profilePhotoBucket, before);
  // The header shows what the stored session says; without the network for this, the next renewal brings it.
  await supabase.auth.refreshSession().catch(() => undefined);
}
