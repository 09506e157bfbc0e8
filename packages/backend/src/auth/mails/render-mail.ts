import { html } from 'hono/html';
import type { Mail } from '#adapters/mail.ts';
import type { AccountTexts, MailKind } from '#account-rules.ts';

export type MailContent = {
  kind: MailKind;
  to: string;
  code?: string | undefined;
  link?: string | undefined;
  validSeconds?: number | undefined;
};

type Html = ReturnType<typeof html>;

const paragraph = (text: string, style = ''): Html => html`<p style="margin:0 0 16px;${style}">${text}</p>`;

const button = (label: string, link: string): Html =>
  html`<p style="margin:0 0 16px">
    <a
      href="${link}"
      style="display:inline-block;padding:12px 20px;border-radius:8px;background:#14532d;color:#ffffff;text-decoration:none;font-weight:600"
      >${label}</a
    >
  </p>`;

/** Puts a mail together: the same content as text and as HTML, nothing loaded from elsewhere. */
export const renderMail = (
  texts: AccountTexts,
  { kind, to, code, link, validSeconds }: MailContent,
): Mail => {
  const { greeting, signature } = texts;
  const { subject, lead, action, codeLabel, unasked } = texts.mails[kind];
  const text: string[] = [greeting, lead];
  const parts: Html[] = [paragraph(greeting), paragraph(lead)];
  if (action !== null && link !== undefined) {
    text.push(`${action}:\n${link}`);
    parts.push(button(action, link));
  }
  if (codeLabel !== null && code !== undefined) {
    text.push(`${codeLabel}\n${code}`);
    parts.push(paragraph(codeLabel), paragraph(code, 'font-size:28px;font-weight:700;letter-spacing:6px;'));
  }
  if (validSeconds !== undefined) {
    text.push(texts.validity(validSeconds));
    parts.push(paragraph(texts.validity(validSeconds)));
  }
  text.push(unasked, signature);
  parts.push(paragraph(unasked, 'color:#57534e;'), paragraph(signature));
  return {
    to,
    subject,
    text: `${text.join('\n\n')}\n`,
    html: String(
      html`<!doctype html>
        <html lang="${texts.language}">
          <head>
            <meta charset="utf-8" />
            <title>${subject}</title>
          </head>
          <body
            style="margin:0;padding:24px;background:#fafaf9;color:#1c1917;font:16px/1.5 system-ui,sans-serif"
          >
            <div style="max-width:520px;margin:0 auto;padding:24px;border-radius:12px;background:#ffffff">
              ${parts}
            </div>
          </body>
        </html>`,
    ),
  };
};
