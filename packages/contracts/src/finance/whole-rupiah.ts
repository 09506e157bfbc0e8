import * as z from 'zod/mini';

/** Largest amount that a form accepts: one trillion Rupiah keeps every product below 2^53. */
export const maxRupiah = 1_000_000_000_000;

/**
 * An amount of money: whole, from 0 to one trillion.
 * @param message what a wrong amount is answered with
 */
export function wholeRupiah(message: string) {
  return z.int(message).check(z.minimum(0, message), z.maximum(maxRupiah, message));
}
