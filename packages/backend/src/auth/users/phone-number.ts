import { validationFailed } from '../errors/auth-error.ts';

/**
 * Brings a phone number to the stored form: E.164 digits without the plus sign. A number that starts with 0 is read as
 * Indonesian, since that is how our users write theirs.
 * Errors: 400 `validation_failed` for what is not a possible number.
 */
export const normalisePhone = async (input: string): Promise<string> => {
  const trimmed = input.trim();
  // The library would find a number inside any text.
  if (!/^\+?[\d\s().-]+$/.test(trimmed))
    throw validationFailed('Invalid phone number format (E.164 required)');
  // Its tables of all countries are for numbers alone, which many servers never see.
  const { parsePhoneNumberFromString } = await import('libphonenumber-js');
  const international = /^[1-9]/.test(trimmed) ? `+${trimmed}` : trimmed;
  const phone = parsePhoneNumberFromString(international, 'ID');
  if (!phone?.isPossible()) throw validationFailed('Invalid phone number format (E.164 required)');
  return phone.number.slice(1);
};
