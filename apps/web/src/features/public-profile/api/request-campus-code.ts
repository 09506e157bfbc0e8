import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { Refusal } from '#lib/api/failure.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { describeFailure } from '../describe-failure.ts';
import { reputationKey } from '../reputation-query.ts';

/** What the form asks for; what is no campus mailbox is refused by the server. */
export const campusMailSchema = z.object({ email: z.string().check(z.trim()) });

/** Throws a `Refusal` at the field `email`, and what the API answers. */
async function requestCampusCode(address: string): Promise<void> {
  const supabase = await getSupabase();
  const { error, status } = await supabase.rpc('request_campus_code', { address });
  if (error === null) return;
  if (status === 0 || status >= 500) throw error;
  throw new Refusal({ field: 'email', title: error.message });
}

/** Has a code sent to a campus mailbox; under way until the section has been read again. */
export function useRequestCampusCode(userId: string) {
  const queries = useQueryClient();
  return useOperation(requestCampusCode, {
    done: () => queries.invalidateQueries({ queryKey: reputationKey(userId) }),
    failed: describeFailure,
  });
}
