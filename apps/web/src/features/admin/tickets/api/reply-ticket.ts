import * as z from 'zod/mini';
import { getSupabase } from '#lib/supabase/client.ts';
import { messages } from '../../messages.ts';
import { useDeskOperation } from '../../use-desk-operation.ts';

/** What the form of an answer holds. The key is the writer's, so that what is sent twice is written and mailed once. */
export const replySchema = z.object({
  key: z.string(),
  body: z.string().check(z.refine((body) => body.trim().length >= 3, messages.replyRequired)),
  closes: z.boolean(),
});

export type Reply = z.infer<typeof replySchema>;

async function replyTicket({ id, key, body, closes }: Reply & { id: string }): Promise<void> {
  const supabase = await getSupabase();
  await supabase.rpc('admin_reply_ticket', { ticket_id: id, reply_key: key, body, closes }).throwOnError();
}

/** Answers by mail. */
export function useReplyTicket() {
  return useDeskOperation(replyTicket, messages.ticketReplied);
}
