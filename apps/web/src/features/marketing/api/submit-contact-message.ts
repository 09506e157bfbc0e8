import type { ContactMessage } from '@kawanusaha/contracts/contact-message';
import { getSupabase } from '#lib/supabase/client.ts';

export type ContactMessageResult =
  | { outcome: 'sent'; ticketNumber: string }
  | { outcome: 'too_many' }
  | { outcome: 'failed' };

/** SQLSTATE of the daily limit, raised by `submit_contact_message`. */
const dailyLimitCode = 'PT429';

/** Sends a message to us. Out: the ticket number, or why there is none; it never throws. */
export async function submitContactMessage(message: ContactMessage): Promise<ContactMessageResult> {
  try {
    const supabase = await getSupabase();
    const { data, error } = await supabase.rpc('submit_contact_message', message);
    if (error) return { outcome: error.code === dailyLimitCode ? 'too_many' : 'failed' };
    return { outcome: 'sent', ticketNumber: data.ticket_number };
  } catch {
    return { outcome: 'failed' };
  }
}
