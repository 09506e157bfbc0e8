import { randomBytes } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { AccountTexts } from '#account-rules.ts';

/** Which mail's label the button of a link repeats. */
const mailOf: Readonly<Record<string, keyof AccountTexts['mails']>> = {
  signup: 'signup',
  invite: 'invite',
  magiclink: 'magiclink',
  recovery: 'recovery',
  email_change: 'email_change_current',
};

const style = `
  :root { color-scheme: light dark; --ground: #fafaf9; --card: #fff; --text: #1c1917; --soft: #57534e; --deep: #14532d; --on: #fff; }
  @media (prefers-color-scheme: dark) {
    :root { --ground: #12100e; --card: #1c1917; --text: #fafaf9; --soft: #d6d3d1; --deep: #86efac; --on: #052e16; }
  }
  body { margin: 0; padding: 1.5rem 1rem; font: 1rem/1.6 system-ui, sans-serif; color: var(--text); background: var(--ground); }
  main { max-width: 28rem; margin: 10vh auto 0; padding: 1.5rem; border-radius: 1rem; background: var(--card); }
  h1 { margin: 0 0 .5rem; font-size: 1.5rem; line-height: 1.25; }
  p { margin: 0 0 1.25rem; color: var(--soft); }
  button { width: 100%; min-height: 3rem; border: 0; border-radius: .75rem; font: inherit; font-weight: 600; cursor: pointer; color: var(--on); background: var(--deep); }
  button:focus-visible { outline: 3px solid var(--text); outline-offset: 2px; }
`;

/**
 * The page behind a mail's link: its button sends the same address by POST, and only that uses the link. A scanner of mail that
 * fetches the page, or runs its scripts, neither uses the link up nor agrees to anything.
 */
export const renderLinkPage = (texts: AccountTexts, type: string): Response => {
  const { title, reason, agreement } = texts.linkPage;
  const kind = mailOf[type];
  const action = (kind === undefined ? null : texts.mails[kind].action) ?? texts.linkPage.action;
  const isAgreement = type === 'email_change';
  const nonce = randomBytes(18).toString('base64url');
  const page = html`<!doctype html>
    <html lang="${texts.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} - ${texts.siteName}</title>
        <style nonce="${nonce}">
          ${raw(style)}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>${isAgreement ? agreement : reason}</p>
          <form method="post"><button>${action}</button></form>
        </main>
      </body>
    </html>`;
  return new Response(String(page), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      // Never in a frame: it must be the person's own visit. The redirect that follows may lead to an app's own scheme.
      'Content-Security-Policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`,
      'Referrer-Policy': 'no-referrer',
    },
  });
};
