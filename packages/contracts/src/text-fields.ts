/** Building blocks of the directory forms: what a field holds is text, what is stored is trimmed text, a number or null. */
import * as z from 'zod/mini';

/** Text that must not be empty. Out: trimmed. */
export const requiredText = (message: string, maxLength: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, message),
      z.maxLength(maxLength, `Maksimal ${maxLength.toLocaleString('id-ID')} karakter`),
    );

/** Text that may be empty. Out: trimmed, or null when empty. */
export const optionalText = (maxLength: number) =>
  z.pipe(
    z
      .string()
      .check(z.trim(), z.maxLength(maxLength, `Maksimal ${maxLength.toLocaleString('id-ID')} karakter`)),
    z.transform((value: string) => (value === '' ? null : value)),
  );

/** A whole number from 1 to `max`, or nothing. In: digits. Out: the number, or null when empty. */
export const optionalCount = (max: number, unit: string) =>
  z.pipe(
    z.string().check(
      z.trim(),
      z.refine(
        (value) => value === '' || (/^\d{1,4}$/.test(value) && Number(value) >= 1 && Number(value) <= max),
        `Isi angka 1 sampai ${max} ${unit}`,
      ),
    ),
    z.transform((value: string) => (value === '' ? null : Number(value))),
  );

/** Something must have been typed before its format is judged. */
export const typedText = (message: string) =>
  z.string().check(z.trim(), z.minLength(1, { error: message, abort: true }));
