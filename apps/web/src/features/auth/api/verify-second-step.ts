import { type FormEnds, useOperation } from '#lib/api/use-operation.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { authMessages } from '../messages.ts';
import { describeSecondStepProblem } from '../second-step-problem.ts';
import type { SentCode } from './send-second-step.ts';

/**
 * Raises the session to the second assurance level with a code from the authenticator app, or of the message that was sent
 * (POST /factors/{id}/challenge and /verify, spec §7).
 * Throws the client's error (`mfa_verification_failed`).
 */
async function verifySecondStep(code: string, sent: SentCode | 'app'): Promise<void> {
  const supabase = await getSupabase();
  if (sent !== 'app') {
    const { factorId, challengeId } = sent;
    const { error } = await supabase.auth.mfa.verify({ factorId, challengeId, code });
    if (error) throw error;
    return;
  }
  const { data, error } = await supabase.auth.mfa.listFactors();
  if (error) throw error;
  const factor = data.totp[0];
  if (factor === undefined && data.phone.length > 0) throw new Error('no code has been sent yet');
  if (factor === undefined) {
    // Taken away meanwhile, on another device or by an admin: the session only has to hear of it.
    const refreshed = await supabase.auth.refreshSession();
    if (refreshed.error) throw refreshed.error;
    return;
  }
  const verified = await supabase.auth.mfa.challengeAndVerify({ factorId: factor.id, code });
  if (verified.error) throw verified.error;
}

type Attempt = { readonly code: string; readonly sent: SentCode | 'app' };

/** Sends the code; the field says why it was not taken. In: what follows. */
export const useVerifySecondStep = (ends: FormEnds) =>
  useOperation(({ code, sent }: Attempt) => verifySecondStep(code, sent), {
    ...ends,
    failed: (error) => ({
      field: 'code',
      title: describeSecondStepProblem(error, authMessages.mfaCodeInvalid),
    }),
  });
