import { cardParts, pageParts } from '@kawanusaha/contracts/reputation';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { toast } from '#components/ui/toast.ts';
import { Refusal } from '#lib/api/failure.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { describeFailure } from '../describe-failure.ts';
import { settingsMessages as messages } from '../messages.ts';
import { reputationKey } from '../reputation-query.ts';

/** What the member chooses to show. */
export const publicChoiceSchema = z.object({
  is_public: z.boolean(),
  may_be_indexed: z.boolean(),
  page_parts: z.array(z.enum(pageParts)),
  card_parts: z.array(z.enum(cardParts)),
});
export type PublicChoice = z.infer<typeof publicChoiceSchema>;

/** Throws a `Refusal` with its sentence, and what the API answers. */
async function savePublicChoice(userId: string, choice: PublicChoice): Promise<void> {
  const supabase = await getSupabase();
  const { data, error, status } = await supabase
    .from('public_profiles')
    .upsert({ user_id: userId, ...choice })
    .select('user_id');
  if (error === null) {
    if (data.length === 0) throw new Error('The choice was not saved');
    return;
  }
  if (!error.code.startsWith('PT') || status === 0 || status >= 500) throw error;
  throw new Refusal({ field: 'form', title: error.message });
}

/** Keeps what a member shows; under way until the section has been read again. */
export function useSavePublicChoice(userId: string) {
  const queries = useQueryClient();
  return useOperation((choice: PublicChoice) => savePublicChoice(userId, choice), {
    done: async () => {
      toast.success(messages.saved);
      await queries.invalidateQueries({ queryKey: reputationKey(userId) });
    },
    failed: describeFailure,
  });
}
