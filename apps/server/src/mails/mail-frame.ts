import { html } from 'hono/html';

export type MailPart = ReturnType<typeof html>;

/** A paragraph, as all mails of the product have it. */
export const mailParagraph = (text: string | MailPart): MailPart =>
  html`<p style="margin:0 0 16px">${text}</p>`;

/** A code to type elsewhere, large and spaced. */
export const mailCode = (code: string): MailPart =>
  html`<p style="margin:0 0 16px;font-size:28px;font-weight:700;letter-spacing:6px">${code}</p>`;

/** What is said below: whose mail it is, how to end it. */
export const mailNote = (text: string | MailPart): MailPart =>
  html`<p style="margin:0 0 8px;font-size:13px;color:#55605b">${text}</p>`;

/** The one thing to press, large enough for a thumb. */
export const mailButton = (label: string, link: string): MailPart =>
  html`<p style="margin:0 0 16px">
    <a
      href="${link}"
      style="display:inline-block;padding:12px 20px;border-radius:8px;background:#0b5f46;color:#ffffff;text-decoration:none;font-weight:600"
      >${label}</a
    >
  </p>`;

/** Figures of a matter, one in a row. */
export const mailRows = (rows: readonly (readonly [label: string, value: string])[]): MailPart =>
  html`<table role="presentation" style="margin:0 0 16px;width:100%;border-collapse:collapse">
    ${rows.map(
      ([label, value]) =>
        html`<tr>
          <td style="padding:6px 12px 6px 0;border-top:1px solid #d9ded9;color:#55605b;vertical-align:top">
            ${label}
          </td>
          <td style="padding:6px 0;border-top:1px solid #d9ded9;font-weight:600;text-align:right">
            ${value}
          </td>
        </tr>`,
    )}
  </table>`;

/**
 * A mail of the product as HTML: the name above, one column that fits a phone, and nothing loaded from elsewhere.
 * @param title what a reader program shows as the name of the page; the subject
 */
export const frameMail = (title: string, parts: readonly MailPart[]): string =>
  String(
    html`<!doctype html>
      <html lang="id">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>${title}</title>
        </head>
        <body
          style="margin:0;padding:24px 12px;background:#f5f4ee;color:#1d2522;font:16px/1.5 system-ui,sans-serif"
        >
          <div
            style="max-width:520px;margin:0 auto;padding:24px;border-radius:12px;background:#ffffff;overflow-wrap:anywhere"
          >
            <p style="margin:0 0 16px;font-weight:700;color:#0b5f46">KawanUsaha</p>
            ${parts}
          </div>
        </body>
      </html>`,
  );

/** The heading of a mail. */
export const mailHeading = (text: string): MailPart =>
  html`<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${text}</h1>`;
