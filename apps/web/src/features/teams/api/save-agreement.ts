import type { AgreementTerms } from '@kawanusaha/contracts/teams/agreement-terms';
import { getSupabase } from '#lib/supabase/client.ts';
import { toast } from '#components/ui/toast.ts';
import { agreementMessages as messages } from '../messages.ts';
import { useTeamChange } from '../use-team-change.ts';

/** Writes the agreement down, as the owner. In: the version that was read, 0 when there was none. Throws the data API's error. */
async function saveAgreement(projectId: string, terms: AgreementTerms, basedOn: number): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.rpc('save_agreement', {
    project_id: projectId,
    terms,
    based_on: basedOn,
  });
  if (error) throw error;
}

/** Writes it down, and says so. In: the version that was read, and what follows. */
export const useSaveAgreement = (projectId: string, basedOn: number, done: () => void) =>
  useTeamChange(
    projectId,
    (terms: AgreementTerms) => saveAgreement(projectId, terms, basedOn),
    () => {
      toast.success(messages.saved);
      done();
    },
  );
