import { randomUUID } from 'node:crypto';
import { AuthError } from '../auth-error.ts';
import type { AuthContext } from '../context.ts';
import { explainCreateFailure, insertUser, type NewUser } from './create-user.ts';
import type { Metadata, UserRow } from './user-row.ts';

/** Thrown to undo the rehearsal. */
class RehearsalOver extends Error {}

const sameUsername = (known: UserRow, data: Metadata): boolean =>
  typeof data['username'] === 'string' &&
  String(known.raw_user_meta_data['username']).toLowerCase() === data['username'].toLowerCase();

/**
 * Does for a known address what a sign-up does for a new one, and takes it back: the answer then costs the same time and
 * gives the same errors (a taken username, a profile that is refused), so neither says that the address is known.
 * Errors: those of a sign-up, except that the owner's own username is not taken.
 */
export const rehearseSignUp = async (context: AuthContext, known: UserRow, user: NewUser): Promise<void> => {
  try {
    await context.database.owner.begin(async (tx) => {
      await insertUser(tx, { ...user, contact: { email: `${randomUUID()}@rehearsal.invalid` } });
      throw new RehearsalOver();
    });
  } catch (error) {
    if (error instanceof RehearsalOver) return;
    const refusal = explainCreateFailure(error);
    if (refusal instanceof AuthError && refusal.code === 'username_exists' && sameUsername(known, user.data))
      return;
    throw refusal;
  }
};
