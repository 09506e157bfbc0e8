import { randomUUID } from 'node:crypto';
import { AuthError } from '../errors/auth-error.ts';
import { writeAudit } from '../audit.ts';
import type { ClientInfo } from '../requests/client-info.ts';
import type { AuthContext } from '../context.ts';
import { explainCreateFailure } from '../users/create-user.ts';
import { findUserById } from '../users/find-user.ts';
import type { Queryable, UserRow } from '../users/user-row.ts';
import type { SamlPerson } from './saml-provider.ts';

const create = async (sql: Queryable, provider: string, person: SamlPerson): Promise<string> => {
  const id = randomUUID();
  const data = { ...person.data, sub: person.subject, email: person.email, email_verified: true };
  await sql`
    insert into auth.users (id, email, email_confirmed_at, is_sso_user, raw_app_meta_data, raw_user_meta_data)
    values (${id}, ${person.email}, now(), true, ${sql.json({ provider, providers: [provider] })},
      ${sql.json(data as never)})`;
  await sql`
    insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at)
    values (${person.subject}, ${id}, ${sql.json(data as never)}, ${provider}, now())`;
  return id;
};

/**
 * Finds or makes the user for a person of an organisation. Such a user is an account of its own, never joined to another
 * one by address: the organisation, not the mailbox, says who it is.
 * Errors: those of sign-up for a new user.
 */
export const resolveSamlUser = async (
  context: AuthContext,
  request: { providerId: string; person: SamlPerson; client: ClientInfo },
): Promise<UserRow> => {
  const provider = `sso:${request.providerId}`;
  try {
    return await context.database.owner.begin(async (tx) => {
      const [known] = await tx<{ user_id: string }[]>`
        update auth.identities set last_sign_in_at = now(), updated_at = now()
        where provider = ${provider} and provider_id = ${request.person.subject}
        returning user_id`;
      if (!known && context.options.signUps === false) throw new AuthError('signup_disabled');
      const userId = known?.user_id ?? (await create(tx, provider, request.person));
      if (!known) {
        await writeAudit(tx, {
          action: 'user_signedup',
          actorId: userId,
          ip: request.client.ip,
          traits: { provider },
        });
      }
      const user = await findUserById(tx, userId);
      if (!user) throw new AuthError('user_not_found');
      return user;
    });
  } catch (error) {
    throw explainCreateFailure(error);
  }
};
