import type { ProfileFormValues } from '@kawanusaha/contracts/account';
import { wasAnswered } from '#lib/api/was-answered.ts';
import { profileMessages } from './messages.ts';

export type ProfileProblem = { message: string; field?: keyof ProfileFormValues };

/**
 * Puts a failed save of the profile into words (spec §8).
 * In: the error that the call gave (it has a code) or threw (it has none). Out: the text and the field that it concerns, if any.
 */
export function describeProfileProblem(error: unknown): ProfileProblem {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (code === '23505') return { message: profileMessages.usernameTaken, field: 'username' };
  if (code === 'email_exists') return { message: profileMessages.emailTaken, field: 'email' };
  if (code === 'reauthentication_needed') return { message: profileMessages.proofNeeded, field: 'email' };
  if (code === '23514' && typeof message === 'string' && message.includes('WhatsApp')) {
    return { message: 'Format nomor WhatsApp tidak valid', field: 'no_wa' };
  }
  return { message: wasAnswered(error) ? profileMessages.updateFailed : profileMessages.updateUnexpected };
}

/** Text for a profile that did not load (spec §8): an answer of the server, or none. */
export function describeLoadProblem(error: unknown): string {
  return wasAnswered(error) ? profileMessages.loadFailed : profileMessages.loadUnexpected;
}
