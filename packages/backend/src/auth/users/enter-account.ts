import { randomInt, randomUUID } from 'node:crypto';
import { writeAudit, type AuditAction } from '../audit.ts';
import type { ClientInfo } from '../requests/client-info.ts';
import type { AuthContext } from '../context.ts';
import { explainCreateFailure, insertUser, type NewUser } from './create-user.ts';
import type { Metadata, UserRow } from './user-row.ts';

// A known person's own username is not taken for them; any other that is taken is refused as for a new person.
const rehearsalData = (known: UserRow, data: Metadata): Metadata => {
  const { username } = data;
  const isOwn =
    typeof username === 'string' &&
    String(known.raw_user_meta_data['username']).toLowerCase() === username.toLowerCase();
  return isOwn ? { ...data, username: `u${randomUUID().slice(0, 12)}` } : data;
};

/**
 * Makes the account of a sign-up; for a known address does the same and takes it back. Both are one transaction of the same
 * statements, so that neither the time nor the errors (a taken username, a profile that is refused) say which it was.
 * @param known who has the address already, or null
 * @param options.repeated what the audit log calls it for a known address
 * @returns the account, new or known, and what was made, which for a known address is taken back and names no user
 * Errors: those of `createUser`.
 */
export const enterAccount = async (
  context: AuthContext,
  wanted: NewUser,
  known: UserRow | null,
  { client, repeated }: { client: ClientInfo; repeated: AuditAction },
): Promise<{ account: UserRow; made: UserRow }> => {
  const provider = wanted.contact.email === undefined ? 'phone' : 'email';
  const attempt: NewUser =
    known === null
      ? wanted
      : {
          ...wanted,
          contact:
            provider === 'email'
              ? { email: `${randomUUID()}@rehearsal.invalid` }
              : { phone: `999${randomInt(1e11, 1e12)}` },
          data: rehearsalData(known, wanted.data),
        };
  try {
    return await context.database.owner.begin(async (tx) => {
      await tx`savepoint attempt`;
      const made = await insertUser(tx, attempt);
      await tx`set constraints all immediate`;
      await (known === null ? tx`release savepoint attempt` : tx`rollback to savepoint attempt`);
      await writeAudit(tx, {
        action: known === null ? 'user_signedup' : repeated,
        actorId: known?.id ?? made.id,
        ip: client.ip,
        traits: { provider },
      });
      return { account: known ?? made, made };
    });
  } catch (error) {
    throw explainCreateFailure(error);
  }
};
