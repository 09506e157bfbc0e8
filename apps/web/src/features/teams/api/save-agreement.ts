import type { AgreementTerms } from '@kawanusaha/contracts/teams/agreement-terms';
import { getSupabase } from '#lib/supabase/client.ts';

/** Writes the agreement down, as the owner. In: the version that was read, 0 when there was none. Throws the data API's error. */
export async function saveAgreement(
  projectId: string,
  terms: AgreementTerms,
  basedOn: number,
): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.rpc('save_agreement', {
    project_id: projectId,
    terms,
    based_on: basedOn,
  });
  if (error) throw error;
}
