import { captchaHeader } from '@kawanusaha/contracts/captcha';
import type { ContactMessage } from '@kawanusaha/contracts/contact-message';
import { loadAdvice } from '#lib/api/load-advice.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { captchaMessages } from '#lib/captcha/captcha-messages.ts';
import { type CaptchaToken, CaptchaUnsolved } from '#lib/captcha/captcha-token.ts';
import type { Captcha } from '#lib/captcha/use-captcha.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { contactFormMessages as messages } from '../contact-form-messages.ts';

/**
 * Sends a message to us, with the token of a captcha where one is configured. Out: the ticket number. Throws the data API's error.
 */
async function submitContactMessage(
  message: ContactMessage,
  { captchaToken }: CaptchaToken,
): Promise<string> {
  const supabase = await getSupabase();
  const call = supabase.rpc('submit_contact_message', message);
  if (captchaToken !== undefined) void call.setHeader(captchaHeader, captchaToken);
  const { data, error } = await call;
  if (error) throw error;
  return data.ticket_number;
}

/** Sends a message; `failure` says below the form why it was not sent. In: the captcha, and what follows with the ticket's number. */
export function useSubmitContactMessage(captcha: Captcha, done: (ticketNumber: string) => void) {
  return useOperation(
    async (message: ContactMessage) => submitContactMessage(message, await captcha.take()),
    { done, failed: (error) => ({ field: 'form', title: messages.failed, detail: describe(error) }) },
  );
}

/** The limit of a day and that of requests have one code; the second says itself for how many seconds. */
function describe(error: unknown): string {
  const { code, hint, message } = (error ?? {}) as { code?: string; hint?: string; message?: string };
  if (error instanceof CaptchaUnsolved || code === 'captcha_failed') return captchaMessages.due;
  if (code !== 'PT429') return `${messages.kept} ${loadAdvice(error)}`;
  return hint === 'request_limit' ? String(message) : messages.tooMany;
}
