import { randomUUID } from 'node:crypto';
import { writeAudit } from '../audit.ts';
import type { AuthContext } from '../context.ts';
import type { ClientInfo } from '../requests/client-info.ts';
import { openSession } from '../sessions/open-session.ts';
import type { IssuedSession } from '../sessions/present-session.ts';
import { AuthError } from '../errors/auth-error.ts';
import { explainCreateFailure } from './create-user.ts';
import { findUserById } from './find-user.ts';
import { signupMetadata } from './metadata.ts';
import type { Metadata } from './user-row.ts';

/**
 * Makes an account without address, number and identity, and its session. It is the user's only as long as the session
 * lives, until an address, a number or an identity is added.
 * Errors: 500 "Database error saving new user".
 */
export const signUpAnonymously = async (
  context: AuthContext,
  data: Metadata | undefined,
  client: ClientInfo,
): Promise<IssuedSession> => {
  const id = randomUUID();
  const metadata = signupMetadata(context.rules, data);
  try {
    return await context.database.owner.begin(async (tx) => {
      await tx`
        insert into auth.users (id, is_anonymous, raw_app_meta_data, raw_user_meta_data)
        values (${id}, true, '{}', ${tx.json(metadata as never)})`;
      await writeAudit(tx, {
        action: 'user_signedup',
        actorId: id,
        ip: client.ip,
        traits: { provider: 'anonymous' },
      });
      const user = await findUserById(tx, id);
      if (!user) throw new AuthError('unexpected_failure');
      return openSession(tx, user, { method: 'anonymous', client });
    });
  } catch (error) {
    throw explainCreateFailure(error);
  }
};
