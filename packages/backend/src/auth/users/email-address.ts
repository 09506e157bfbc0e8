import { validationFailed } from '../errors/auth-error.ts';

const maxLength = 255;
// One @, no spaces, quotes or control characters, a dotted domain of letter-digit-hyphen labels.
const pattern =
  /^[^\s@"(),:;<>[\]\\\p{Cc}\p{Cf}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}]{2,63}$/u;

/**
 * Brings an e-mail address to the form in which it is stored: trimmed, NFC, lower case.
 * Errors: 400 `validation_failed` when it is too long or not an address.
 */
export const normaliseEmail = (input: string): string => {
  const email = input.trim().normalize('NFC').toLowerCase();
  if (email.length > maxLength) throw validationFailed('An email address is too long');
  const local = email.slice(0, email.lastIndexOf('@'));
  if (!pattern.test(email) || local.startsWith('.') || local.endsWith('.') || local.includes('..')) {
    throw validationFailed('Unable to validate email address: invalid format');
  }
  return email;
};
