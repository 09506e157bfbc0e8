import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { toast } from '#components/ui/toast.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { describeFailure } from '../describe-failure.ts';
import { settingsMessages as messages } from '../messages.ts';
import { reputationKey } from '../reputation-query.ts';

/** What the form asks for. */
export const campusCodeSchema = z.object({ code: z.string() });

const problems: Readonly<Record<string, string>> = {
  wrong: messages.wrong,
  ended: messages.ended,
  taken: messages.taken,
};

/** Gives verified, wrong, ended or taken. Throws the data API's error. */
async function confirmCampusCode(code: string): Promise<string> {
  const supabase = await getSupabase();
  const { data } = await supabase.rpc('confirm_campus_code', { code }).throwOnError();
  return data;
}

/** Types the code; what is wrong with it stands at its field. Under way until the section has been read again, where it changes. */
export function useConfirmCampusCode(userId: string) {
  const queries = useQueryClient();
  const confirm = useOperation(confirmCampusCode, {
    done: async (outcome) => {
      const problem = problems[outcome] ?? messages.ended;
      if (outcome === 'verified') toast.success(messages.verified);
      else confirm.refuse({ field: 'code', title: problem });
      if (outcome === 'wrong') return;
      if (outcome !== 'verified') toast.error(problem);
      await queries.invalidateQueries({ queryKey: reputationKey(userId) });
    },
    failed: describeFailure,
  });
  return confirm;
}
