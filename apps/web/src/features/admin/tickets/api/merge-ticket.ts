import { getSupabase } from '#lib/supabase/client.ts';
import { messages } from '../../messages.ts';
import { useDeskOperation } from '../../use-desk-operation.ts';

type Merging = { duplicate: string; into: string };

async function mergeTicket({ duplicate, into }: Merging): Promise<void> {
  const supabase = await getSupabase();
  await supabase.rpc('admin_merge_tickets', { ticket_id: duplicate, into_id: into }).throwOnError();
}

/** Joins a duplicate to the ticket where the work goes on. */
export function useMergeTicket() {
  return useDeskOperation(mergeTicket, messages.ticketMerged);
}
