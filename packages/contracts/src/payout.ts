import * as z from 'zod/mini';

const minNameLength = 3;
const maxNameLength = 60;
const minDigits = 6;
const maxDigits = 20;

/**
 * What a member enters to be paid: a provider of the list, the number there (spaces, dots and dashes are dropped), and the holder's
 * name. How many digits a number has is the provider's (`payout_providers`).
 */
export const payoutProfileSchema = z.object({
  provider: z
    .string({ error: 'Pilih bank atau dompet digital.' })
    .check(
      z.minLength(1, 'Pilih bank atau dompet digital.'),
      z.maxLength(31, 'Pilih bank atau dompet digital.'),
    ),
  number: z.pipe(
    z.pipe(
      z.string({ error: 'Tulis nomor rekening atau nomor HP-nya.' }),
      z.transform((text) => text.replaceAll(/[\s.-]/g, '')),
    ),
    z
      .string()
      .check(
        z.regex(/^\d+$/, 'Nomor hanya berisi angka.'),
        z.minLength(minDigits, `Nomor paling sedikit ${minDigits} angka.`),
        z.maxLength(maxDigits, `Nomor paling banyak ${maxDigits} angka.`),
      ),
  ),
  holder_name: z.pipe(
    z.pipe(
      z.string({ error: 'Tulis nama pemilik rekening.' }),
      z.transform((text) => text.trim().replaceAll(/\s+/g, ' ')),
    ),
    z
      .string()
      .check(
        z.minLength(minNameLength, 'Tulis nama seperti di rekening.'),
        z.maxLength(maxNameLength, `Nama paling panjang ${maxNameLength} huruf.`),
        z.regex(/^[\p{L}\p{M}.,'’ -]+$/u, 'Nama hanya berisi huruf.'),
      ),
  ),
});

/** A name that is known of a member where it can be a holder's, and nothing where the field would refuse it. */
export function proposeHolderName(name: string | undefined): string {
  return payoutProfileSchema.shape.holder_name.safeParse(name).data ?? '';
}
