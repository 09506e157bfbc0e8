import { html } from 'hono/html';

type Notification = {
  readonly title: string;
  readonly body: string;
  readonly link: string | null;
  /** The name of the receipt's file, where one is attached. */
  readonly receipt: string | null;
};

/** The mail of one notification: what happened, what is attached, the way to it, and how to stop such mails. */
export function renderNotification(
  { title, body, link, receipt }: Notification,
  siteUrl: string,
): { text: string; html: string } {
  const target = `${siteUrl}${link ?? '/notifikasi'}`;
  const settings = `${siteUrl}/notifikasi`;
  const attached = receipt === null ? null : `Kwitansi pembayaran Anda terlampir (${receipt}).`;
  const parts = [
    title,
    body,
    ...(attached === null ? [] : [attached]),
    target,
    `Atur pemberitahuan: ${settings}`,
  ];
  return {
    text: `${parts.join('\n\n')}\n`,
    html: String(
      html`<!doctype html>
        <html lang="id">
          <body style="font-family:sans-serif;line-height:1.5;color:#1d2522">
            <h1 style="font-size:20px">${title}</h1>
            <p>${body}</p>
            ${attached === null ? '' : html`<p>${attached}</p>`}
            <p><a href="${target}">Buka di KawanUsaha</a></p>
            <p style="font-size:13px;color:#55605b"><a href="${settings}">Atur pemberitahuan</a></p>
          </body>
        </html>`,
    ),
  };
}
