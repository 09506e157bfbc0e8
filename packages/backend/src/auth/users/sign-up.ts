import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { AppEnv } from '#http/app-env.ts';
import { AuthError } from '../errors/auth-error.ts';
import type { ClientInfo } from '../requests/client-info.ts';
import type { AuthContext } from '../context.ts';
import { createFlowState } from '../flow-state/flow-state.ts';
import { renderMail } from '../mails/render-mail.ts';
import { sendTokenMail } from '../mails/send-token-mail.ts';
import { mailTokenSeconds } from '../one-time-tokens/one-time-token.ts';
import type { CodeChallenge } from '../flow-state/pkce.ts';
import { mailBuckets, messageBuckets } from '../limits/rate-limits.ts';
import { openSession, SessionRefused } from '../sessions/open-session.ts';
import { respondSession } from '../sessions/present-session.ts';
import { requireWayToPhones, sendNote, sendPhoneCode } from '../sms/send-phone-code.ts';
import type { NewUser } from './create-user.ts';
import { enterAccount } from './enter-account.ts';
import { type Contact, findUserByEmail, findUserByPhone } from './find-user.ts';
import { signupMetadata } from './metadata.ts';
import { presentUser, type UserBody } from './present-user.ts';
import type { IdentityRow, Metadata, UserRow } from './user-row.ts';

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

/**
 * The answer to a sign-up whose account waits for its confirmation. Of a known one it is what was made in rehearsal: no client is
 * told what the one before has said of themselves, nor that there was one.
 */
const presentSignUp = (made: UserRow, contact: Contact, data: Metadata): UserBody => {
  const body = { ...presentUser(made), confirmation_sent_at: new Date().toISOString() };
  const rehearsed = made.email ?? made.phone ?? '';
  const text = JSON.stringify(body).replaceAll(rehearsed, contact.email ?? contact.phone);
  const answer = JSON.parse(text) as typeof body & { user_metadata: Metadata; identities: IdentityRow[] };
  const { username } = data;
  if (username === undefined) return answer;
  return {
    ...answer,
    user_metadata: { ...answer.user_metadata, username },
    identities: answer.identities.map((identity) =>
      identity.provider === 'email'
        ? { ...identity, identity_data: { ...identity.identity_data, username } }
        : identity,
    ),
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

/**
 * Another person has signed up with an unconfirmed account's address or number before, with another password. Which of the two holds
 * the mailbox is not known, and the holder confirms the account of both: so neither password stays.
 */
const dropDoubtfulPassword = async (
  context: AuthContext,
  known: UserRow | null,
  password: string,
): Promise<void> => {
  if (!known?.encrypted_password) return;
  const { matches } = await context.hasher.verify(password, known.encrypted_password);
  if (matches) return;
  await context.database.owner`
    update auth.users set encrypted_password = '', updated_at = now()
    where id = ${known.id} and encrypted_password = ${known.encrypted_password} and confirmed_at is null`;
};

// Each such answer says that an address is known, so an address of the network gets few of them.
const refuseKnown = async (context: AuthContext, client: ClientInfo): Promise<never> => {
  await context.limiter.take({ address: 'known', of: client.ip });
  throw new AuthError('user_already_exists');
};

const tellOwner = async (context: AuthContext, email: string): Promise<void> => {
  const link = new URL(context.rules.signInPath, context.settings.siteUrl).href;
  await context.mailer.send(renderMail(context.rules.texts, { kind: 'repeated_signup', to: email, link }));
};

/** Signs up an e-mail address: see `routes/signup.ts` for the outcomes. */
export const signUpWithEmail = async (
  c: Context<AppEnv>,
  context: AuthContext,
  signUp: EmailSignUp,
): Promise<Response> => {
  const { email, client } = signUp;
  // Hashed before the look-up, so that a known address takes as long as a new one.
  const passwordHash = await context.hasher.hash(signUp.password);
  const { autoConfirm } = context.settings;
  const data = signupMetadata(context.rules, signUp.data);
  const known = await findUserByEmail(context.database.owner, email);
  const isConfirmed = known !== null && known.email_confirmed_at !== null;
  if (isConfirmed && autoConfirm) return refuseKnown(context, client);
  if (known !== null || !autoConfirm) await context.limiter.take(...mailBuckets(`signup ${email}`, email));
  const wanted: NewUser = { contact: { email }, passwordHash, data, confirmed: autoConfirm };
  const repeated = 'user_repeated_signup';
  const { account: user, made } = await enterAccount(context, wanted, known, { client, repeated });
  if (known === null && autoConfirm) {
    const session = await openSession(context.database.owner, user, { method: 'password', client }).catch(
      (error: unknown) => {
        // The account stands and waits for something: as for one that waits for its confirmation, there is no session yet.
        if (error instanceof SessionRefused) return null;
        throw error;
      },
    );
    return session === null
      ? c.json(presentSignUp(made, wanted.contact, data))
      : respondSession(c, context, session);
  }
  if (isConfirmed) {
    context.background.run('tell owner of address', () => tellOwner(context, email));
    return c.json(imaginedUser({ email }, data));
  }
  context.background.run('confirmation', async () => {
    await dropDoubtfulPassword(context, known, signUp.password);
    await sendConfirmation(context, user, signUp);
  });
  return c.json(presentSignUp(made, wanted.contact, data));
};

/** Signs up a phone number; it is confirmed by the code that is sent, or by itself where the server is told so. A known one gets a message that says so. */
export const signUpWithPhone = async (
  c: Context<AppEnv>,
  context: AuthContext,
  signUp: PhoneSignUp,
): Promise<Response> => {
  const { phone, client } = signUp;
  const passwordHash = await context.hasher.hash(signUp.password);
  const data = signupMetadata(context.rules, signUp.data);
  const known = await findUserByPhone(context.database.owner, phone);
  const confirmed = context.options.phoneAutoConfirm === true;
  if (confirmed && known !== null && known.phone_confirmed_at !== null) return refuseKnown(context, client);
  const isSent = !confirmed || known !== null;
  if (isSent) {
    requireWayToPhones(context);
    await context.limiter.take(...messageBuckets(`signup ${phone}`, phone));
  }
  const wanted: NewUser = { contact: { phone }, passwordHash, data, confirmed };
  const repeated = 'user_repeated_signup';
  const { account: user, made } = await enterAccount(context, wanted, known, { client, repeated });
  if (!isSent) {
    const session = await openSession(context.database.owner, user, { method: 'password', client });
    return respondSession(c, context, session);
  }
  if (known?.phone_confirmed_at) {
    await sendNote(context, phone, context.rules.texts.repeatedPhoneSignUp);
    return c.json(imaginedUser({ phone }, data));
  }
  await dropDoubtfulPassword(context, known, signUp.password);
  await sendPhoneCode(context, { userId: user.id, phone, slot: 'confirmation_token', purpose: 'sms' });
  return c.json(presentSignUp(made, wanted.contact, data));
};
