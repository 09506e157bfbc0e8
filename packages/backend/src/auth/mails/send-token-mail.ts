import type { AuthContext } from '../context.ts';
import {
  issueOneTimeToken,
  mailTokenSeconds,
  type IssuedToken,
  type TokenPurpose,
  type TokenSlot,
} from '../one-time-tokens/one-time-token.ts';
import type { MailKind } from '#account-rules.ts';
import { sendByHook } from '../hooks/send-by-hook.ts';
import { renderMail } from './render-mail.ts';
import { verifyLink } from './verify-link.ts';

/** Which slot, purpose and time-stamp each kind of mail uses. */
const mailTokens = {
  signup: { slot: 'confirmation_token', purpose: 'signup', sentAt: 'confirmation_sent_at' },
  invite: { slot: 'confirmation_token', purpose: 'invite', sentAt: 'confirmation_sent_at' },
  magiclink: { slot: 'recovery_token', purpose: 'magiclink', sentAt: 'recovery_sent_at' },
  recovery: { slot: 'recovery_token', purpose: 'recovery', sentAt: 'recovery_sent_at' },
  email_change_current: {
    slot: 'email_change_token_current',
    purpose: 'email_change',
    sentAt: 'email_change_sent_at',
  },
  email_change_new: {
    slot: 'email_change_token_new',
    purpose: 'email_change',
    sentAt: 'email_change_sent_at',
  },
  reauthentication: {
    slot: 'reauthentication_token',
    purpose: 'reauthentication',
    sentAt: 'reauthentication_sent_at',
  },
} as const satisfies Partial<Record<MailKind, { slot: TokenSlot; purpose: TokenPurpose; sentAt: string }>>;

export type TokenMailKind = keyof typeof mailTokens;

export type TokenMail = {
  kind: TokenMailKind;
  userId: string;
  to: string;
  redirectTo: string;
  flowStateId?: string | null;
};

export type PreparedTokenMail = IssuedToken & { link: string; send: () => Promise<void> };

/**
 * Makes the token of a mail and notes the time on the user; the mail itself leaves with `send`, or never, when the caller
 * hands the link out itself (admin).
 */
export const prepareTokenMail = async (context: AuthContext, mail: TokenMail): Promise<PreparedTokenMail> => {
  const { slot, purpose, sentAt } = mailTokens[mail.kind];
  const sql = context.database.owner;
  const issued = await issueOneTimeToken(context, sql, {
    userId: mail.userId,
    slot,
    purpose,
    relatesTo: mail.to,
    lifetimeSeconds: mailTokenSeconds,
    flowStateId: mail.flowStateId ?? null,
  });
  await sql`update auth.users set ${sql(sentAt)} = now() where id = ${mail.userId}`;
  const link = verifyLink(context.settings, issued.linkToken, purpose, mail.redirectTo);
  const content = renderMail(context.rules.texts, {
    kind: mail.kind,
    to: mail.to,
    code: issued.code,
    link,
    validSeconds: mailTokenSeconds,
  });
  const hook = context.options.sendMailHook;
  const send = (): Promise<void> =>
    hook === undefined
      ? context.mailer.send(content)
      : sendByHook(context, hook, { ...mail, ...issued, action: purpose });
  return { ...issued, link, send };
};

/** Makes the token and sends the mail. */
export const sendTokenMail = async (context: AuthContext, mail: TokenMail): Promise<void> => {
  const prepared = await prepareTokenMail(context, mail);
  await prepared.send();
};
