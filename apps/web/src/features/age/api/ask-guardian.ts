import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { toast } from '#components/ui/toast.ts';
import { Refusal } from '#lib/api/failure.ts';
import { loadAdvice } from '#lib/api/load-advice.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { ageStatusQueryKey } from '#lib/profile/get-age-status.ts';
import { getSupabase } from '#lib/supabase/client.ts';

/** What the form asks for; what is no address is refused by the server. */
export const askGuardianSchema = z.object({ email: z.string().check(z.trim()) });

/** Throws a `Refusal` at the field `email`, and what the API answers. */
async function askGuardian(email: string): Promise<void> {
  const supabase = await getSupabase();
  const { error, status } = await supabase.rpc('ask_guardian', { guardian_email: email });
  if (error === null) return;
  if (status === 0 || status >= 500) throw error;
  throw new Refusal({ field: 'email', title: error.message });
}

/** Has the link sent to a parent or guardian; it is under way until what is known of them has been read again. */
export function useAskGuardian() {
  const queries = useQueryClient();
  return useOperation(askGuardian, {
    done: async () => {
      toast.success('Tautan akan dikirim', 'Minta orang tua atau wali Anda membuka emailnya.');
      await queries.invalidateQueries({ queryKey: ageStatusQueryKey });
    },
    failed: (error) => ({ title: 'Belum terkirim', detail: loadAdvice(error) }),
  });
}
