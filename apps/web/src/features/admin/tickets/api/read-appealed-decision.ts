import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';
import { deskKey } from '../../desk-query.ts';

/** A decision to which a person has appealed. */
export type AppealedDecision = {
  id: string;
  kind: string;
  title: string;
  reason: string;
  created_at: string;
  overturned_at: string | null;
};

/** The decision that a ticket appeals to; null for other tickets. Throws what the API answers. */
async function readAppealedDecision(ticketId: string): Promise<AppealedDecision | null> {
  const supabase = await getSupabase();
  const { data } = await supabase
    .from('moderation_decisions')
    .select('id, kind, title, reason, created_at, overturned_at')
    .eq('ticket_id', ticketId)
    .limit(1)
    .throwOnError();
  return data[0] ?? null;
}

/** The same as a query. */
export function useAppealedDecision(ticketId: string) {
  return useQuery({
    queryKey: [...deskKey, 'appealed', ticketId],
    queryFn: () => readAppealedDecision(ticketId),
  });
}
