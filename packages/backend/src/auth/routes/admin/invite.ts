import type { Handler } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '#http/app-env.ts';
import { AuthError, validationFailed } from '../../errors/auth-error.ts';
import { requireAdmin } from '../../sessions/bearer.ts';
import { clientInfo } from '../../requests/client-info.ts';
import type { AuthContext } from '../../context.ts';
import { normaliseEmail } from '../../users/email-address.ts';
import { sendTokenMail } from '../../mails/send-token-mail.ts';
import { metadata, optionalText, readBody } from '../../requests/read-body.ts';
import { requestedRedirect } from '../../redirects/requested-redirect.ts';
import { createUser } from '../../users/create-user.ts';
import { findUserByEmail, findUserById } from '../../users/find-user.ts';
import { presentUser } from '../../users/present-user.ts';

const inviteSchema = z.object({ email: optionalText, data: metadata });

/**
 * POST /invite: makes an account without a password and mails its owner a link (secret key only).
 * Errors: 400 `validation_failed`; 401, 403 without the key; 422 `email_exists` for a confirmed address; 500.
 */
export const postInvite =
  (context: AuthContext): Handler<AppEnv> =>
  async (c) => {
    requireAdmin(c);
    const body = await readBody(c, inviteSchema);
    if (body.email === undefined) throw validationFailed('Invite requires an email');
    const email = normaliseEmail(body.email);
    const sql = context.database.owner;
    const known = await findUserByEmail(sql, email);
    if (known?.email_confirmed_at) throw new AuthError('email_exists');
    const user =
      known ??
      (await createUser(
        context,
        { contact: { email }, passwordHash: null, data: body.data ?? {}, confirmed: false, invited: true },
        clientInfo(c),
      ));
    await sendTokenMail(context, {
      kind: 'invite',
      userId: user.id,
      to: email,
      redirectTo: requestedRedirect(c, context.settings),
    });
    return c.json(presentUser((await findUserById(sql, user.id)) ?? user));
  };
