import type { OneTimeCodeInput } from '@kawanusaha/contracts/account';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from '#components/ui/toast.ts';
import { type FormEnds, useOperation } from '#lib/api/use-operation.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { phoneMessages as messages } from '../../messages.ts';
import { describePhoneProblem } from '../phone-problem.ts';
import { ownPhoneKey } from './get-own-phone.ts';

/** Tells the code that was sent to a phone, which is verified then (POST /verify, spec §7). Throws the client's error. */
async function confirmPhone({ phone, code }: { phone: string; code: string }): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.verifyOtp({ phone: `+${phone}`, token: code, type: 'phone_change' });
  if (error) throw error;
}

/** Verifies it and says so; its state shows it before `done`. In: the number, what follows, and where a refusal is shown. */
export function useConfirmPhone(phone: string, { done, refused }: FormEnds) {
  const queries = useQueryClient();
  return useOperation(({ code }: OneTimeCodeInput) => confirmPhone({ phone, code }), {
    done: async () => {
      toast.success(messages.done);
      await queries.invalidateQueries({ queryKey: ownPhoneKey });
      done();
    },
    failed: (error) => {
      const { title, field } = describePhoneProblem(error);
      // The only field of this step, whatever the refusal concerns.
      return field === undefined ? { title } : { title, field: 'code' };
    },
    refused,
  });
}
