import type { OneTimeCodeInput } from '@kawanusaha/contracts/account';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from '#components/ui/toast.ts';
import { type FormEnds, useOperation } from '#lib/api/use-operation.ts';
import { factorsKey } from '#lib/session/get-totp-factor.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { profileMessages as messages } from '../../messages.ts';

/** Proves that the app gives the right codes, which turns two-step verification on (POST /factors/{id}/verify, spec §7). Throws the client's error. */
async function confirmTotp(input: { factorId: string; code: string }): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.mfa.challengeAndVerify(input);
  if (error) throw error;
}

/** Proves it and says so; the state of two-step verification shows it. In: what follows, and where a refusal is shown. */
export function useConfirmTotp(factorId: string, { done, refused }: FormEnds) {
  const queries = useQueryClient();
  return useOperation(({ code }: OneTimeCodeInput) => confirmTotp({ factorId, code }), {
    done: () => {
      toast.success(messages.twoStepOn);
      void queries.invalidateQueries({ queryKey: factorsKey });
      done();
    },
    failed: (error) => {
      const isWrong = (error as { code?: unknown }).code === 'mfa_verification_failed';
      return { field: 'code', title: isWrong ? messages.twoStepCodeWrong : messages.twoStepFailed };
    },
    refused,
  });
}
