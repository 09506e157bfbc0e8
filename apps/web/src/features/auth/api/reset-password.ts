import type { ResetPasswordInput } from '@kawanusaha/contracts/account';
import { resetStepDelayMs } from '@kawanusaha/contracts/business';
import { type FormEnds, useOperation } from '#lib/api/use-operation.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { wait } from '#lib/wait.ts';
import { readAuthFailure } from '../auth-error.ts';
import { describeResetProblem } from '../reset-problem.ts';

type Recovery = {
  /** Whether a recovery session is open, so that no code is asked for. */
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
};

/** Exchanges the six digits of the recovery mail for a session (POST /verify, spec §7). Throws the client's error (`otp_expired`). */
async function verifyRecoveryCode({ email, code }: ResetPasswordInput): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.verifyOtp({ type: 'recovery', email, token: code });
  if (error) throw error;
}

/**
 * Stores a new password in the recovery session (PUT /user, spec §7) and ends that session, so that the person signs in with it.
 * Throws the client's error (`weak_password`, `same_password`, `insufficient_aal`).
 */
async function storeNewPassword(password: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.updateUser({ password });
  if (error) throw error;
  await supabase.auth.signOut({ scope: 'local' });
}

/** Opens the session unless it is, and stores the password. Out: 'second-step' where the account asks for one first. */
async function resetPassword(
  input: ResetPasswordInput,
  { isOpen, setOpen }: Recovery,
): Promise<'stored' | 'second-step'> {
  if (!isOpen) {
    await verifyRecoveryCode(input);
    setOpen(true);
  }
  try {
    await Promise.all([storeNewPassword(input.password), wait(resetStepDelayMs)]);
  } catch (error) {
    if (readAuthFailure(error).code !== 'insufficient_aal') throw error;
    return 'second-step';
  }
  setOpen(false);
  return 'stored';
}

type Ends = Pick<FormEnds, 'refused'> & {
  readonly done: () => unknown;
  readonly needsSecondStep: () => void;
};

/** Resets it; a field, or 'root', says why it failed. In: the recovery session, and what follows. */
export const useResetPassword = (recovery: Recovery, { done, needsSecondStep, refused }: Ends) =>
  useOperation((input: ResetPasswordInput) => resetPassword(input, recovery), {
    done: (outcome) => (outcome === 'stored' ? done() : needsSecondStep()),
    failed: (error) => {
      const { message, field = 'root' } = describeResetProblem(error);
      return { field, title: message };
    },
    refused,
  });
