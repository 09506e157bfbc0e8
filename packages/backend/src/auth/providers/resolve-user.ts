import { randomUUID } from 'node:crypto';
import { AuthError } from '../errors/auth-error.ts';
import { writeAudit } from '../audit.ts';
import type { ClientInfo } from '../requests/client-info.ts';
import type { AuthContext } from '../context.ts';
import { normaliseEmail } from '../users/email-address.ts';
import { explainCreateFailure } from '../users/create-user.ts';
import { findUserByEmail, findUserById } from '../users/find-user.ts';
import type { Metadata, Queryable, UserRow } from '../users/user-row.ts';
import type { ProviderProfile } from './provider.ts';

const identityData = (profile: ProviderProfile, email: string | null): Metadata => ({
  ...profile.data,
  sub: profile.subject,
  ...(email === null ? {} : { email }),
  email_verified: profile.emailVerified,
  phone_verified: false,
});

const addIdentity = async (
  sql: Queryable,
  userId: string,
  provider: string,
  profile: ProviderProfile,
  email: string | null,
): Promise<void> => {
  await sql`
    insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at)
    values (${profile.subject}, ${userId}, ${sql.json(identityData(profile, email) as never)}, ${provider}, now())`;
  await sql`
    update auth.users set updated_at = now(), raw_app_meta_data = raw_app_meta_data || jsonb_build_object(
      'providers', (select jsonb_agg(distinct provider) from auth.identities where user_id = ${userId}))
      || case when is_anonymous then jsonb_build_object('provider', ${provider}::text) else '{}' end,
      is_anonymous = false
    where id = ${userId}`;
};

const findByIdentity = async (sql: Queryable, provider: string, subject: string): Promise<UserRow | null> => {
  const [identity] = await sql<{ user_id: string }[]>`
    update auth.identities set last_sign_in_at = now(), updated_at = now()
    where provider = ${provider} and provider_id = ${subject}
    returning user_id`;
  return identity ? findUserById(sql, identity.user_id) : null;
};

const createFromProvider = async (
  sql: Queryable,
  provider: string,
  profile: ProviderProfile,
  email: string | null,
): Promise<string> => {
  const id = randomUUID();
  await sql`
    insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
    values (${id}, ${email}, ${email === null ? null : new Date()},
      ${sql.json({ provider, providers: [provider] })}, ${sql.json(identityData(profile, email) as never)})`;
  return id;
};

// The account with the same address is the same person, since the provider vouches for the mailbox. Was the address never
// confirmed here, then the person who signed up with it may be another one: their password and sessions go.
const joinByEmail = async (sql: Queryable, known: UserRow): Promise<string> => {
  if (known.email_confirmed_at === null) {
    await sql`
      update auth.users set encrypted_password = '', email_confirmed_at = now(), updated_at = now()
      where id = ${known.id}`;
    await sql`delete from auth.sessions where user_id = ${known.id}`;
    await sql`delete from auth.one_time_tokens where user_id = ${known.id}`;
    await sql`delete from auth.identities where user_id = ${known.id} and provider = 'email'`;
  }
  return known.id;
};

const linkTo = async (
  sql: Queryable,
  userId: string,
  provider: string,
  profile: ProviderProfile,
  email: string | null,
): Promise<string> => {
  const [taken] = await sql<{ user_id: string }[]>`
    select user_id from auth.identities where provider = ${provider} and provider_id = ${profile.subject}`;
  if (taken) {
    throw new AuthError('identity_already_exists', {
      message:
        taken.user_id === userId
          ? 'Identity is already linked'
          : 'Identity is already linked to another user',
    });
  }
  await addIdentity(sql, userId, provider, profile, email);
  return userId;
};

type Resolution = {
  provider: string;
  profile: ProviderProfile;
  /** The signed-in person who wants to link the identity to themselves. */
  linkToUserId: string | null;
  client: ClientInfo;
};

const resolve = async (
  context: AuthContext,
  sql: Queryable,
  { provider, profile, linkToUserId, client }: Resolution,
): Promise<UserRow> => {
  const email = profile.email === null ? null : normaliseEmail(profile.email);
  const audit = (action: 'identity_linked' | 'user_signedup', actorId: string): Promise<void> =>
    writeAudit(sql, { action, actorId, ip: client.ip, traits: { provider } });
  let userId: string;
  if (linkToUserId === null) {
    const known = await findByIdentity(sql, provider, profile.subject);
    if (known) return known;
    if (email === null || !profile.emailVerified) throw new AuthError('provider_email_needs_verification');
    const sameAddress = await findUserByEmail(sql, email);
    if (sameAddress === null && context.options.signUps === false) throw new AuthError('signup_disabled');
    userId = sameAddress
      ? await joinByEmail(sql, sameAddress)
      : await createFromProvider(sql, provider, profile, email);
    await addIdentity(sql, userId, provider, profile, email);
    await audit(sameAddress ? 'identity_linked' : 'user_signedup', userId);
  } else {
    userId = await linkTo(sql, linkToUserId, provider, profile, email);
    await audit('identity_linked', userId);
  }
  const user = await findUserById(sql, userId);
  if (!user) throw new AuthError('user_not_found');
  return user;
};

/**
 * Finds, joins or makes the user for what a provider said, in one transaction.
 * Errors: 422 `provider_email_needs_verification` without an address that the provider vouches for,
 * `identity_already_exists` when linking; those of sign-up for a new user.
 */
export const resolveProviderUser = async (context: AuthContext, resolution: Resolution): Promise<UserRow> => {
  try {
    return await context.database.owner.begin((tx) => resolve(context, tx, resolution));
  } catch (error) {
    throw explainCreateFailure(error);
  }
};
