import { validationFailed } from '../errors/auth-error.ts';
import { normaliseEmail } from './email-address.ts';
import { normalisePhone } from './phone-number.ts';
import type { Contact } from './find-user.ts';

/**
 * Reads exactly one of the two ways to reach a person, in stored form.
 * Errors: 400 `validation_failed` for none, both, or an address or number that is none.
 */
export const readContact = async (
  email: string | undefined,
  phone: string | undefined,
  texts: { none?: string; both?: string } = {},
): Promise<Contact> => {
  if (email !== undefined && phone !== undefined) {
    throw validationFailed(texts.both ?? 'Only an email address or phone number should be provided');
  }
  if (email !== undefined) return { email: normaliseEmail(email) };
  if (phone !== undefined) return { phone: await normalisePhone(phone) };
  throw validationFailed(texts.none ?? 'One of email or phone must be set');
};
