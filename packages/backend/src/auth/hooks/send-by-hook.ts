import type { AuthContext } from '../context.ts';
import { findUserById } from '../users/find-user.ts';
import { presentUser } from '../users/present-user.ts';
import { askHook, type Hook } from './hook.ts';

/** A mail with a token, as the hook shall send it. */
export type HookMail = {
  readonly userId: string;
  readonly to: string;
  /** As in `email_action_type`. */
  readonly action: string;
  readonly redirectTo: string;
  readonly code: string;
  readonly linkToken: string;
};

/** Hands a mail with its code and link token to the hook, which sends it. Errors: those of the hook. */
export async function sendByHook(context: AuthContext, hook: Hook, mail: HookMail): Promise<void> {
  const user = await findUserById(context.database.owner, mail.userId);
  await askHook(context.database, hook, {
    user: user === null ? { id: mail.userId, email: mail.to } : presentUser(user),
    email_data: {
      token: mail.code,
      token_hash: mail.linkToken,
      redirect_to: mail.redirectTo,
      email_action_type: mail.action,
      // The two mails of a change go to different mailboxes.
      email: mail.to,
      site_url: context.settings.siteUrl,
      token_new: '',
      token_hash_new: '',
    },
  });
}
