import type { Random } from '#startup/demo/random.ts';

/** The alphabet of `private.random_code`: nothing that is easily misread. */
const letters = [...'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'];

/** A code as the database draws them, for orders and vouchers of the demo. */
export function makeCode(random: Random, length: number): string {
  return Array.from({ length }, () => random.pick(letters)).join('');
}
