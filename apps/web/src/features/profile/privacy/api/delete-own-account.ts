import * as z from 'zod/mini';
import { Refusal } from '#lib/api/failure.ts';
import { readFailure } from '#lib/api/read-failure.ts';
import { type FormEnds, useOperation } from '#lib/api/use-operation.ts';
import { forgetDevice } from '#lib/offline/forget-device.ts';
import { forgetStored } from '#lib/offline/forget-stored.ts';
import { refreshSession } from '#lib/session/session-store.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { profileMessages as messages } from '../../messages.ts';

/** What is asked before; the button waits for both. */
export const deletionSchema = z.object({ password: z.string(), isSure: z.boolean() });

/**
 * Deletes the member's account for good and ends the session here. In: the password, empty for an account without one.
 * Throws what to say.
 */
async function deleteOwnAccount(password: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.functions.invoke('delete-own-account', {
    body: { confirmation: 'HAPUS', password },
  });
  if (error) {
    const { error: code } = await readFailure(error as object);
    if (code === 'wrong_password')
      throw new Refusal({ field: 'password', title: messages.currentPasswordWrong });
    throw new Refusal({ title: code === 'is_admin' ? messages.adminStays : messages.deleteFailed });
  }
  await supabase.auth.signOut({ scope: 'local' });
  forgetStored();
  await forgetDevice();
  refreshSession();
}

/** Deletes the account. In: what follows, and where a wrong password is shown. */
export const useDeleteOwnAccount = (told: FormEnds) =>
  useOperation(({ password }: z.output<typeof deletionSchema>) => deleteOwnAccount(password), {
    ...told,
    failed: messages.deleteFailed,
  });
