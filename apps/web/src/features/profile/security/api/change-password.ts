import type { ChangePasswordInput } from '@kawanusaha/contracts/account';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from '#components/ui/toast.ts';
import { type FormEnds, useOperation } from '#lib/api/use-operation.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { profileMessages as messages } from '../../messages.ts';
import { describePasswordProblem, WrongCurrentPassword } from '../password-problem.ts';
import { sessionsKey } from './list-sessions.ts';

/**
 * Changes the password of the signed-in person (PUT /user, spec §7); the server then ends the other sessions.
 * The current password is demanded, so that an unlocked phone is not enough to take an account over.
 * Throws {@link WrongCurrentPassword} or the client's error (`weak_password`, `same_password`).
 */
async function changePassword(input: { currentPassword: string; password: string }): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.updateUser({
    password: input.password,
    current_password: input.currentPassword,
  });
  if (error?.code === 'current_password_invalid') throw new WrongCurrentPassword();
  if (error) throw error;
}

/** Changes it and says so; the list of devices shows that the others are out. In: what follows, and where a refusal is shown. */
export function useChangePassword({ done, refused }: FormEnds) {
  const queries = useQueryClient();
  return useOperation(
    ({ current, password }: ChangePasswordInput) => changePassword({ currentPassword: current, password }),
    {
      done: () => {
        toast.success(messages.passwordChanged, messages.passwordChangedOthersOut);
        void queries.invalidateQueries({ queryKey: sessionsKey });
        done();
      },
      failed: describePasswordProblem,
      refused,
    },
  );
}
