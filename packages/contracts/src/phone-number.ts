/** This module is in charge of how a phone number is read: one way for every form (spec §5). */

/**
 * Removes what people type between the digits: spaces (also no-break), hyphens, dots, brackets, slashes.
 * In: the text of a field. Out: the same text without separators; letters and `+` stay, so that a rule can refuse them.
 */
export function stripPhoneSeparators(text: string): string {
  return text.replace(/[\s.()/\u2010-\u2015-]+/gu, '');
}

/**
 * Turns a WhatsApp number into the digits of international format, as wa.me links need it: `0812…`, `+62 812…` and `62812…` give `62812…` (spec §5).
 * A doubled prefix (`0062…`, `+62 0812…`) is repaired, since it would lead to a stranger or nowhere.
 * In: a number with or without separators. Out: digits; a text that is no number comes back without separators.
 */
export function normalizeWhatsapp(text: string): string {
  const compact = stripPhoneSeparators(text).replace(/^00/, '+');
  return compact.replace(/^(?:\+62|62|0)/, '62').replace(/^620/, '62');
}

/** The digits that {@link normalizeWhatsapp} makes of a WhatsApp number: 62 and 9 to 13 more (spec §5). */
export const whatsappDigits = /^62\d{9,13}$/;

/**
 * Whether a text is a WhatsApp number: prefix +62, 62 or 0 followed by 9 to 13 digits (spec §5).
 * Judged after a doubled prefix is repaired, as the database does: `+62 0812…` must not count its zero as a digit.
 */
export function isWhatsapp(text: string): boolean {
  return whatsappDigits.test(normalizeWhatsapp(text));
}

/**
 * Writes a stored number as people read it: `+62 812-3456-7890`.
 * In: international digits (`62…`). Out: the number in groups; anything else unchanged.
 */
export function formatWhatsapp(digits: string): string {
  const groups = /^62(\d{3})(\d{3,4})(\d+)$/.exec(digits);
  return groups === null ? digits : `+62 ${groups[1]}-${groups[2]}-${groups[3]}`;
}
