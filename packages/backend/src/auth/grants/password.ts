import type { Handler } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '#http/app-env.ts';
import { AuthError } from '../errors/auth-error.ts';
import { writeAudit } from '../audit.ts';
import { clientInfo } from '../requests/client-info.ts';
import type { AuthContext } from '../context.ts';
import { findPasswordWeakness } from '../passwords/password-policy.ts';
import { optionalText, readBody, securityFields } from '../requests/read-body.ts';
import { openSession } from '../sessions/open-session.ts';
import { respondSession } from '../sessions/present-session.ts';
import { readContact } from '../users/contact.ts';
import { findPasswordHolder, findUserById } from '../users/find-user.ts';
import type { UserRow } from '../users/user-row.ts';

const passwordGrantSchema = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  ...securityFields,
});

const isBanned = (user: UserRow): boolean => user.banned_until !== null && user.banned_until > new Date();

const storeUpgradedHash = async (context: AuthContext, user: UserRow, password: string): Promise<void> => {
  const upgraded = await context.hasher.hash(password);
  await context.database.owner`
    update auth.users set encrypted_password = ${upgraded}
    where id = ${user.id} and encrypted_password = ${user.encrypted_password}`;
};

/**
 * Grant `password`: e-mail or phone with password. An unknown account costs the time of a wrong password. A password that
 * today's rules would refuse still opens the session and is reported as `weak_password`.
 * Errors: 400 `validation_failed`, `invalid_credentials`, `user_banned`, `email_not_confirmed`, `phone_not_confirmed` (the
 * last two only after the right password); 429 after ten wrong passwords.
 */
export const grantPassword =
  (context: AuthContext): Handler<AppEnv> =>
  async (c) => {
    const body = await readBody(c, passwordGrantSchema);
    const client = clientInfo(c);
    await context.limiter.take({ address: 'password', of: client.ip });
    const contact = await readContact(body.email, body.phone, {
      none: 'missing email or phone',
      both: 'Only an email address or phone number should be provided on login.',
    });
    const account = contact.email ?? contact.phone;
    const password = body.password ?? '';
    // A captcha holds off strangers; the operator's key says who asks.
    if (c.get('caller').role !== 'service_role') {
      await context.captcha(body.gotrue_meta_security?.captcha_token, client.ip);
    }
    // Taken before the check and given back after a right password, so that parallel guesses cannot slip through.
    await context.limiter.take({ account: 'login', of: account }, { account: 'loginStreak', of: account });
    const holder = await findPasswordHolder(context.database.owner, contact);
    const check = await context.hasher.verify(password, holder?.encrypted_password ?? null);
    const user = holder && check.matches ? await findUserById(context.database.owner, holder.id) : null;
    // The password that was checked, not one that is set meanwhile.
    if (!user || user.encrypted_password !== holder?.encrypted_password) {
      await writeAudit(context.database.owner, {
        action: 'login_failed',
        actorId: holder?.id ?? null,
        ip: client.ip,
        traits: { method: 'password' },
      });
      throw new AuthError('invalid_credentials');
    }
    if (isBanned(user)) throw new AuthError('user_banned', { status: 400 });
    if (contact.email !== undefined && user.email_confirmed_at === null) {
      throw new AuthError('email_not_confirmed');
    }
    if (contact.phone !== undefined && user.phone_confirmed_at === null) {
      throw new AuthError('phone_not_confirmed');
    }
    await context.limiter.reset(account, 'login', 'loginStreak');
    if (check.needsRehash) await storeUpgradedHash(context, user, password);
    const session = await openSession(context.database.owner, user, { method: 'password', client });
    const weakness = await findPasswordWeakness(
      password,
      [user.email ?? '', user.phone ?? ''],
      context.options.passwords,
    );
    return respondSession(c, context, session, weakness ? { weak_password: weakness } : {});
  };
