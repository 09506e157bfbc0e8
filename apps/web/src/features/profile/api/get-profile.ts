import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';

/** Columns of `pengguna` that /profil shows (spec §3). */
const columns =
  'nama_lengkap,username,email,no_wa,paket,tanggal_daftar,kota,deskripsi,instagram,facebook,linkedin,twitter,kampus,prodi,angkatan,foto_path';

export type Profile = {
  nama_lengkap: string;
  username: string;
  email: string | null;
  no_wa: string | null;
  paket: 'Gratis' | 'Premium';
  /** ISO time of joining. */
  tanggal_daftar: string;
  kota: string | null;
  deskripsi: string | null;
  instagram: string | null;
  facebook: string | null;
  linkedin: string | null;
  twitter: string | null;
  kampus: string | null;
  prodi: string | null;
  angkatan: number | null;
  /** Path in the bucket of profile photos. */
  foto_path: string | null;
};

/** Key of the profile in the query cache. */
export const profileKey = (userId: string) => ['profile', userId] as const;

/** Loads the own profile by id (spec §7). Throws the client's error. */
async function getProfile(userId: string): Promise<Profile> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.from('pengguna').select(columns).eq('id', userId).single<Profile>();
  if (error) throw error;
  return data;
}

/** The profile of who is signed in; nothing is read without a session. */
export const useProfile = (userId: string | undefined) =>
  useQuery({
    queryKey: profileKey(userId ?? ''),
    queryFn: () => getProfile(userId ?? ''),
    enabled: userId !== undefined,
  });
