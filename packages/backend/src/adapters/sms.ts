import type { Mailer } from '#adapters/mail.ts';

export type SmsMessage = {
  /** E.164 digits without the plus sign. */
  readonly to: string;
  readonly text: string;
  readonly channel: 'sms' | 'whatsapp';
};

/** Sends text messages. A failure is thrown. */
export type SmsSender = { readonly send: (message: SmsMessage) => Promise<void> };

const timeoutMs = 10_000;

/**
 * Hands messages to an HTTP endpoint as `{to, text, channel}`; any answer of the 2xx range counts as accepted.
 * @param secret sent as bearer token
 */
export const createHttpSmsSender = (url: string, secret: string | null): SmsSender => ({
  send: async ({ to, text, channel }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(secret === null ? {} : { Authorization: `Bearer ${secret}` }),
      },
      body: JSON.stringify({ to: `+${to}`, text, channel }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the SMS endpoint answered ${response.status}`);
  },
});

/** Puts messages beside the mails, for local use. */
export const createMailboxSmsSender = (mailer: Mailer): SmsSender => ({
  send: ({ to, text, channel }) =>
    mailer.send({
      to: `+${to}`,
      subject: channel === 'sms' ? 'SMS' : 'WhatsApp',
      text,
      html: `<p>${text}</p>`,
    }),
});
