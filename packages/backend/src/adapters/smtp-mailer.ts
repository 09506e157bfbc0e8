import type { Mailer } from '#adapters/mail.ts';

const timeoutMs = 10_000;

/**
 * Sends mail by SMTP over a small pool of connections.
 * @param url smtp:// or smtps:// with user and password where needed
 * @param from the sender, as in `MAIL_FROM`
 */
export const createSmtpMailer = (url: string, from: string): Mailer & { close: () => void } => {
  const open = async () =>
    (await import('nodemailer')).createTransport({
      url,
      pool: true,
      maxConnections: 3,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      // Content comes from our templates alone; nothing may make the server read files or fetch addresses.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  // The library is large, and loaded with the first mail.
  let opened: ReturnType<typeof open> | null = null;
  return {
    send: async ({ to, subject, text, html, headers, attachments = [] }) => {
      opened ??= open();
      const transport = await opened;
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers,
        attachments: attachments.map(({ name, contentType, base64 }) => ({
          filename: name,
          contentType,
          content: base64,
          encoding: 'base64',
        })),
      });
    },
    close: () => void opened?.then((transport) => transport.close()),
  };
};
