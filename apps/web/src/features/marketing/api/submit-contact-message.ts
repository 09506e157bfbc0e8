import { captchaHeader } from '@kawanusaha/contracts/captcha';
import type { ContactMessage } from '@kawanusaha/contracts/contact-message';
import type { CaptchaToken } from '#lib/captcha/captcha-token.ts';
import { getSupabase } from '#lib/supabase/client.ts';

export type ContactMessageResult =
  | { outcome: 'sent'; ticketNumber: string }
  | { outcome: 'too_many' }
  | { outcome: 'busy'; advice: string }
  | { outcome: 'captcha' }
  | { outcome: 'failed'; error: unknown };

/**
 * Sends a message to us, with the token of a captcha where one is configured. Out: the ticket number, or why there is none; it never throws.
 */
export async function submitContactMessage(
  message: ContactMessage,
  { captchaToken }: CaptchaToken,
): Promise<ContactMessageResult> {
  try {
    const supabase = await getSupabase();
    const call = supabase.rpc('submit_contact_message', message);
    if (captchaToken !== undefined) void call.setHeader(captchaHeader, captchaToken);
    const { data, error } = await call;
    if (error) return describe(error);
    return { outcome: 'sent', ticketNumber: data.ticket_number };
  } catch (error) {
    return { outcome: 'failed', error };
  }
}

/** The limit of a day and that of requests have one code; the second says itself for how many seconds. */
function describe(error: { code: string; hint: string; message: string }): ContactMessageResult {
  const { code, hint, message } = error;
  if (code === 'captcha_failed') return { outcome: 'captcha' };
  if (code !== 'PT429') return { outcome: 'failed', error };
  return hint === 'request_limit' ? { outcome: 'busy', advice: message } : { outcome: 'too_many' };
}
