import { useQueryClient } from '@tanstack/react-query';
import { useOperation } from '#lib/api/use-operation.ts';
import { factorsKey } from '#lib/session/get-totp-factor.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { profileMessages as messages } from '../../messages.ts';
import { describeTwoStepProblem } from '../two-step-problem.ts';

/** Turns two-step verification off (DELETE /factors/{id}, spec §7); needs a session of the second level. Throws the client's error. */
async function removeTotp(factorId: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.mfa.unenroll({ factorId });
  if (error) throw error;
  await supabase.auth.refreshSession();
}

/** Turns it off and says so; its state shows it. */
export function useRemoveTotp() {
  const queries = useQueryClient();
  return useOperation(removeTotp, {
    done: messages.twoStepOff,
    failed: (error) => ({ title: describeTwoStepProblem(error) }),
    settled: () => queries.invalidateQueries({ queryKey: factorsKey }),
  });
}
