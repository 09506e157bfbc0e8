import { messagePictureBucket, messagePictureSeconds, type PictureSize } from '@kawanusaha/contracts/storage';
import { getSupabase } from '#lib/supabase/client.ts';
import { useReadAtOpening } from '#lib/use-read-at-opening.ts';

/**
 * An address of a picture in a conversation, for five minutes. In: its path, and the size it is shown in (null: as it is kept).
 * Throws the storage's error, also for whom may not see it.
 */
async function signPicture(path: string, size: PictureSize | null): Promise<string> {
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

/** The address of a picture, for as long as it is shown. */
export const useSignedPicture = (path: string, size: PictureSize | null) =>
  useReadAtOpening(['picture', path, size === null ? 'whole' : 'small'], () => signPicture(path, size));
