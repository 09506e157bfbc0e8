import type { Handler } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '#http/app-env.ts';
import { AuthError, validationFailed } from '../../errors/auth-error.ts';
import { requireAdmin } from '../../sessions/bearer.ts';
import { clientInfo, type ClientInfo } from '../../requests/client-info.ts';
import type { AuthContext } from '../../context.ts';
import { normaliseEmail } from '../../users/email-address.ts';
import { prepareTokenMail, type TokenMailKind } from '../../mails/send-token-mail.ts';
import { metadata, optionalText, readBody } from '../../requests/read-body.ts';
import { requestedRedirect } from '../../redirects/requested-redirect.ts';
import { createUser } from '../../users/create-user.ts';
import { findUserByEmail, findUserById } from '../../users/find-user.ts';
import { presentUser } from '../../users/present-user.ts';
import type { Metadata, UserRow } from '../../users/user-row.ts';

const linkSchema = z.object({
  type: optionalText,
  email: optionalText,
  new_email: optionalText,
  password: optionalText,
  data: metadata,
  redirect_to: optionalText,
});

type LinkBody = z.infer<typeof linkSchema>;
type Plan = { kind: TokenMailKind; verificationType: string; user: UserRow; to: string };

const createFor = async (
  context: AuthContext,
  email: string,
  request: {
    password?: string | undefined;
    data: Metadata | undefined;
    invited: boolean;
    client: ClientInfo;
  },
): Promise<UserRow> =>
  createUser(
    context,
    {
      contact: { email },
      passwordHash: request.password === undefined ? null : await context.hasher.hash(request.password),
      data: request.data ?? {},
      exactMetadata: true,
      confirmed: false,
      invited: request.invited,
    },
    request.client,
  );

const planEmailChange = async (
  context: AuthContext,
  user: UserRow,
  body: LinkBody,
  which: 'email_change_current' | 'email_change_new',
): Promise<Plan> => {
  if (body.new_email === undefined) throw validationFailed('A new email is required');
  const next = normaliseEmail(body.new_email);
  if (await findUserByEmail(context.database.owner, next)) throw new AuthError('email_exists');
  await context.database.owner`
    update auth.users set email_change = ${next}, updated_at = now(),
      email_change_confirm_status = case when email_change = ${next} then email_change_confirm_status else 0 end
    where id = ${user.id}`;
  const to = which === 'email_change_new' ? next : (user.email ?? '');
  return { kind: which, verificationType: which, user, to };
};

// What each type needs to exist already, and what it makes.
const planLink = async (
  context: AuthContext,
  body: LinkBody,
  email: string,
  client: ClientInfo,
): Promise<Plan> => {
  const user = await findUserByEmail(context.database.owner, email);
  const create = (invited: boolean): Promise<UserRow> =>
    createFor(context, email, { password: body.password, data: body.data, invited, client });
  const demandUser = (): UserRow => {
    if (!user) throw new AuthError('user_not_found', { message: 'User with this email not found' });
    return user;
  };
  switch (body.type) {
    case 'signup':
      if (body.password === undefined) throw validationFailed('Signup requires a valid password');
      if (user?.email_confirmed_at) throw new AuthError('email_exists');
      return { kind: 'signup', verificationType: 'signup', user: user ?? (await create(false)), to: email };
    case 'invite':
      if (user?.email_confirmed_at) throw new AuthError('email_exists');
      return { kind: 'invite', verificationType: 'invite', user: user ?? (await create(true)), to: email };
    case 'magiclink':
      return user
        ? { kind: 'magiclink', verificationType: 'magiclink', user, to: email }
        : { kind: 'signup', verificationType: 'signup', user: await create(false), to: email };
    case 'recovery':
      return { kind: 'recovery', verificationType: 'recovery', user: demandUser(), to: email };
    case 'email_change_current':
    case 'email_change_new':
      return planEmailChange(context, demandUser(), body, body.type);
    default:
      throw validationFailed(`Invalid email action link type requested: ${(body.type ?? '').slice(0, 40)}`);
  }
};

/**
 * POST /admin/generate_link: makes the token of a mail and hands it out instead of sending it (secret key only).
 * Out: the user with `action_link`, `email_otp`, `hashed_token`, `verification_type`, `redirect_to`.
 * Errors: 400 `validation_failed`; 401, 403 without the key; 404 `user_not_found`; 422 `email_exists`.
 */
export const postGenerateLink =
  (context: AuthContext): Handler<AppEnv> =>
  async (c) => {
    requireAdmin(c);
    const body = await readBody(c, linkSchema);
    if (body.email === undefined) throw validationFailed('An email address is required');
    const plan = await planLink(context, body, normaliseEmail(body.email), clientInfo(c));
    const redirectTo = requestedRedirect(c, context.settings, body.redirect_to);
    const prepared = await prepareTokenMail(context, {
      kind: plan.kind,
      userId: plan.user.id,
      to: plan.to,
      redirectTo,
    });
    const user = (await findUserById(context.database.owner, plan.user.id)) ?? plan.user;
    return c.json({
      ...presentUser(user),
      action_link: prepared.link,
      email_otp: prepared.code,
      hashed_token: prepared.linkToken,
      verification_type: plan.verificationType,
      redirect_to: redirectTo,
    });
  };
