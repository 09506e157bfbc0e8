import { payoutProfileSchema } from '@kawanusaha/contracts/payout';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { toast } from '#components/ui/toast.ts';
import { Refusal } from '#lib/api/failure.ts';
import { readFailure } from '#lib/api/read-failure.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { payoutKey } from '../affiliate-query.ts';
import { messages } from '../messages.ts';

/** What the form asks for; the password is empty until the server wants a proof. */
export const payoutEntrySchema = z.extend(payoutProfileSchema, { password: z.string() });
export type PayoutEntry = z.infer<typeof payoutEntrySchema>;

const needsPassword = new Set(['fresh_proof_needed', 'wrong_password', 'too_many']);

/** Throws a `Refusal` with what is wrong, at a field where it belongs to one, and when the server cannot be reached. */
async function savePayoutProfile(entry: PayoutEntry): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.functions.invoke('set-payout-profile', { body: entry });
  if (error === null) return;
  const { error: code, field, message } = await readFailure(error as object);
  if (code === undefined || message === undefined) throw error;
  throw new Refusal({
    title: message,
    field: needsPassword.has(code) ? 'password' : (field ?? undefined),
  });
}

/** Saves where the caller's vouchers are paid to; it is under way until that has been read again. */
export function useSavePayoutProfile(userId: string) {
  const queries = useQueryClient();
  return useOperation(savePayoutProfile, {
    done: async () => {
      toast.success(messages.payoutSaved);
      await queries.invalidateQueries({ queryKey: payoutKey(userId) });
    },
    failed: messages.payoutSaveFailed,
  });
}
