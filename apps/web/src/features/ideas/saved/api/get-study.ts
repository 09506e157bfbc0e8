import type { ProposalPerson } from '@kawanusaha/contracts/proposal/find-missing-parts';
import { getSupabase } from '#lib/supabase/client.ts';
import { useReadAtOpening } from '#lib/use-read-at-opening.ts';

/** Name, campus and studies of the person, as proposals carry them. Throws the data API's error, also when there is no row. */
async function getStudy(userId: string): Promise<ProposalPerson> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('pengguna')
    .select('nama_lengkap, kampus, prodi, angkatan')
    .eq('id', userId)
    .single();
  if (error) throw error;
  return {
    name: data.nama_lengkap,
    campus: data.kampus ?? '',
    program: data.prodi ?? '',
    year: data.angkatan,
  };
}

/** What proposals say of the person. */
export const useStudy = (userId: string) => useReadAtOpening(['study'], () => getStudy(userId));
