import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { AppEnv } from '#http/app-env.ts';
import { AuthError } from '../auth-error.ts';
import { writeAudit } from '../audit.ts';
import type { ClientInfo } from '../client-info.ts';
import type { AuthContext } from '../context.ts';
import { createFlowState } from '../flow-state/flow-state.ts';
import { renderMail } from '../mails/render-mail.ts';
import { sendTokenMail } from '../mails/send-token-mail.ts';
import { mailTokenSeconds } from '../one-time-tokens/one-time-token.ts';
import type { CodeChallenge } from '../pkce.ts';
import { mailBuckets, messageBuckets } from '../rate-limits.ts';
import { openSession } from '../sessions/open-session.ts';
import { respondSession } from '../sessions/present-session.ts';
import { sendPhoneCode } from '../sms/send-phone-code.ts';
import { createUser, type NewUser } from './create-user.ts';
import { findUserByEmail, findUserByPhone } from './find-user.ts';
import { signupMetadata } from './metadata.ts';
import { presentUser, type UserBody } from './present-user.ts';
import { rehearseSignUp } from './rehearse-sign-up.ts';
import type { Metadata, UserRow } from './user-row.ts';

type EmailSignUp = {
  email: string;
  password: string;
  data: Metadata | undefined;
  challenge: CodeChallenge | null;
  redirectTo: string;
  client: ClientInfo;
};

type PhoneSignUp = { phone: string; password: string; data: Metadata | undefined; client: ClientInfo };

// Looks like a user who has just been made, so that the answer does not say whether the address is known.
const imaginedUser = (contact: { email?: string; phone?: string }, data: Metadata): UserBody => {
  const now = new Date().toISOString();
  const provider = contact.email === undefined ? 'phone' : 'email';
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email: contact.email ?? '',
    phone: contact.phone ?? '',
    confirmation_sent_at: now,
    app_metadata: { provider, providers: [provider] },
    user_metadata: data,
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
};

const sendConfirmation = async (context: AuthContext, user: UserRow, signUp: EmailSignUp): Promise<void> => {
  const flowStateId = signUp.challenge
    ? await createFlowState(context.database.owner, {
        challenge: signUp.challenge,
        method: 'email/signup',
        userId: user.id,
        providerType: 'email',
        lifetimeSeconds: mailTokenSeconds,
      })
    : null;
  await sendTokenMail(context, {
    kind: 'signup',
    userId: user.id,
    to: signUp.email,
    redirectTo: signUp.redirectTo,
    flowStateId,
  });
};

const repeatSignUp = async (
  context: AuthContext,
  known: UserRow,
  signUp: EmailSignUp,
  wanted: NewUser,
): Promise<UserBody> => {
  if (known.email_confirmed_at !== null && context.settings.autoConfirm) {
    // Each such answer says that an address is known, so an address of the network gets few of them.
    await context.limiter.take({ address: 'known', of: signUp.client.ip });
    throw new AuthError('user_already_exists');
  }
  await context.limiter.take(...mailBuckets(`signup ${signUp.email}`, signUp.email));
  await rehearseSignUp(context, known, wanted);
  await writeAudit(context.database.owner, {
    action: 'user_repeated_signup',
    actorId: known.id,
    ip: signUp.client.ip,
  });
  if (known.email_confirmed_at === null) {
    context.background.run('repeat confirmation', () => sendConfirmation(context, known, signUp));
    return { ...presentUser(known), confirmation_sent_at: new Date().toISOString() };
  }
  const mail = renderMail({
    kind: 'repeated_signup',
    to: signUp.email,
    link: new URL('/masuk', context.settings.siteUrl).href,
  });
  context.background.run('tell owner of address', () => context.mailer.send(mail));
  return imaginedUser({ email: signUp.email }, signupMetadata(signUp.data));
};

/** Signs up an e-mail address: see `routes/signup.ts` for the outcomes. */
export const signUpWithEmail = async (
  c: Context<AppEnv>,
  context: AuthContext,
  signUp: EmailSignUp,
): Promise<Response> => {
  // Hashed before the look-up, so that a known address takes as long as a new one.
  const passwordHash = await context.hasher.hash(signUp.password);
  const { autoConfirm } = context.settings;
  const wanted: NewUser = {
    contact: { email: signUp.email },
    passwordHash,
    data: signupMetadata(signUp.data),
    confirmed: autoConfirm,
  };
  const known = await findUserByEmail(context.database.owner, signUp.email);
  if (known) return c.json(await repeatSignUp(context, known, signUp, wanted));
  if (!autoConfirm) await context.limiter.take(...mailBuckets(`signup ${signUp.email}`, signUp.email));
  const user = await createUser(context, wanted, signUp.client);
  if (autoConfirm) {
    const session = await openSession(context.database.owner, user, {
      method: 'password',
      client: signUp.client,
    });
    return respondSession(c, context, session);
  }
  context.background.run('confirmation', () => sendConfirmation(context, user, signUp));
  return c.json({ ...presentUser(user), confirmation_sent_at: new Date().toISOString() });
};

/** Signs up a phone number; it is confirmed by the code that is sent. */
export const signUpWithPhone = async (
  c: Context<AppEnv>,
  context: AuthContext,
  signUp: PhoneSignUp,
): Promise<Response> => {
  const passwordHash = await context.hasher.hash(signUp.password);
  const known = await findUserByPhone(context.database.owner, signUp.phone);
  await context.limiter.take(...messageBuckets(`signup ${signUp.phone}`, signUp.phone));
  if (known?.phone_confirmed_at)
    return c.json(imaginedUser({ phone: signUp.phone }, signupMetadata(signUp.data)));
  const user =
    known ??
    (await createUser(
      context,
      {
        contact: { phone: signUp.phone },
        passwordHash,
        data: signupMetadata(signUp.data),
        confirmed: false,
      },
      signUp.client,
    ));
  await sendPhoneCode(context, {
    userId: user.id,
    phone: signUp.phone,
    slot: 'confirmation_token',
    purpose: 'sms',
  });
  return c.json({ ...presentUser(user), confirmation_sent_at: new Date().toISOString() });
};
