import { useQueryClient } from '@tanstack/react-query';
import { toast } from '#components/ui/toast.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { profilePhotoBucket } from '@kawanusaha/contracts/storage';
import { removePicture } from '#lib/pictures/remove-picture.ts';
import { uploadPicture } from '#lib/pictures/upload-picture.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { profileMessages as messages } from '../messages.ts';
import { profileKey } from './get-profile.ts';

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
async function changePhoto({ userId, before, file, onProgress, signal }: Change): Promise<void> {
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

/** The photo that is wanted, none to remove the one there is. */
type WantedPhoto = Pick<Change, 'file' | 'signal'>;

/** Changes the photo and says so; the profile shows it by then. What was cancelled says nothing; `failure` stands in the dialog. */
export function useChangePhoto(change: Pick<Change, 'userId' | 'before' | 'onProgress'>) {
  const queries = useQueryClient();
  return useOperation(
    async (wanted: WantedPhoto) => {
      change.onProgress(0);
      await changePhoto({ ...change, ...wanted });
      await queries.invalidateQueries({ queryKey: profileKey(change.userId) });
    },
    {
      done: (_result, { file }) => {
        toast.success(file === null ? messages.photoRemoved : messages.photoSaved);
      },
      failed: (error, { signal }) =>
        signal.aborted
          ? null
          : {
              field: 'photo',
              title: error instanceof Error && !('code' in error) ? error.message : messages.photoFailed,
            },
    },
  );
}
