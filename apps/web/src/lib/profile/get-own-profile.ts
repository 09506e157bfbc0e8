import { useSession } from '#lib/session/use-session.ts';
import { useReadAtOpening } from '#lib/use-read-at-opening.ts';
import type { CompletenessFields } from '@kawanusaha/contracts/profile-completeness';
import { getReader } from '#lib/supabase/client.ts';

/** What forms and applications need of the caller's profile. */
export type OwnProfile = CompletenessFields & {
  nama_lengkap: string;
  username: string;
  email: string;
  kampus: string | null;
};

const columns = 'nama_lengkap,username,email,no_wa,kota,kampus,deskripsi,instagram,facebook,linkedin,twitter';

/** The caller's own profile (spec §7). Throws the data API's error, also when there is no row. */
export async function getOwnProfile(userId: string): Promise<OwnProfile> {
  const supabase = await getReader();
  const { data, error } = await supabase
    .from('pengguna')
    .select(columns)
    .eq('id', userId)
    .single()
    .overrideTypes<OwnProfile, { merge: false }>();
  if (error) throw error;
  return data;
}

/** The profile of who is signed in; nothing is read without a session. */
export function useOwnProfile() {
  const userId = useSession().user?.id ?? null;
  return useReadAtOpening(['own-profile'], () => getOwnProfile(userId ?? ''), userId !== null);
}
