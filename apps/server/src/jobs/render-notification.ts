import { html } from 'hono/html';
import { frameMail, mailButton, mailHeading, mailNote, mailParagraph, mailRows } from '#mails/mail-frame.ts';

type Notification = {
  readonly title: string;
  readonly body: string;
  readonly link: string | null;
  /** The receipt that is attached, where one is: the name of its file, and what it says. */
  readonly receipt: {
    readonly name: string;
    readonly rows: readonly (readonly [label: string, value: string])[];
  } | null;
};

/** The mail of one notification: what happened, what is attached, the way to it, and how to stop such mails. */
export function renderNotification(
  { title, body, link, receipt }: Notification,
  siteUrl: string,
): { text: string; html: string } {
  const target = `${siteUrl}${link ?? '/notifikasi'}`;
  const settings = `${siteUrl}/notifikasi`;
  const attached = receipt === null ? '' : `Kwitansi pembayaran Anda terlampir (${receipt.name}).`;
  const parts = [
    title,
    body,
    ...(receipt === null
      ? []
      : [receipt.rows.map(([label, value]) => `${label}: ${value}`).join('\n'), attached]),
    target,
    `Atur pemberitahuan: ${settings}`,
  ];
  return {
    text: `${parts.join('\n\n')}\n`,
    html: frameMail(title, [
      mailHeading(title),
      ...(body === '' ? [] : [mailParagraph(body)]),
      ...(receipt === null ? [] : [mailRows(receipt.rows), mailParagraph(attached)]),
      mailButton('Buka di KawanUsaha', target),
      mailNote(html`<a href="${settings}">Atur pemberitahuan</a>`),
    ]),
  };
}
