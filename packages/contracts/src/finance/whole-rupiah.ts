import * as z from 'zod/mini';
import { maxRupiah } from './max-rupiah.ts';

/**
 * An amount of money: whole, from 0 to one trillion.
 * @param message what a wrong amount is answered with
 */
export function wholeRupiah(message: string) {
  return z.int(message).check(z.minimum(0, message), z.maximum(maxRupiah, message));
}
