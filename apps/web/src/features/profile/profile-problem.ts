import { wasAnswered } from '#lib/api/was-answered.ts';
import type { FieldFailure } from '#lib/api/failure.ts';
import { profileMessages } from './messages.ts';

/**
 * Why the profile was not saved (spec §8), at the field that it concerns, `root` where it is none.
 * In: the error that the call gave (it has a code) or threw (it has none).
 */
export function describeProfileProblem(error: unknown): FieldFailure {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (code === '23505') return { field: 'username', title: profileMessages.usernameTaken };
  if (code === 'email_exists') return { field: 'email', title: profileMessages.emailTaken };
  if (code === 'reauthentication_needed') return { field: 'email', title: profileMessages.proofNeeded };
  if (code === '23514' && typeof message === 'string' && message.includes('WhatsApp'))
    return { field: 'no_wa', title: 'Format nomor WhatsApp tidak valid' };
  return {
    field: 'root',
    title: wasAnswered(error) ? profileMessages.updateFailed : profileMessages.updateUnexpected,
  };
}

/** Text for a profile that did not load (spec §8): an answer of the server, or none. */
export function describeLoadProblem(error: unknown): string {
  return wasAnswered(error) ? profileMessages.loadFailed : profileMessages.loadUnexpected;
}
