import { messagePictureBucket, messagePictureSeconds, type PictureSize } from '@kawanusaha/contracts/storage';
import { getSupabase } from '#lib/supabase/client.ts';

/**
 * An address of a picture in a conversation, for five minutes. In: its path, and the size it is shown in (null: as it is kept).
 * Throws the storage's error, also for whom may not see it.
 */
export async function signPicture(path: string, size: PictureSize | null): Promise<string> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.storage
    .from(messagePictureBucket)
    .createSignedUrl(
      path,
      messagePictureSeconds,
      size === null ? {} : { transform: { ...size, resize: 'cover' } },
    );
  if (error) throw error;
  return data.signedUrl;
}
