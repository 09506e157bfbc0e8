/** Largest amount that a form accepts: one trillion Rupiah keeps every product below 2^53. */
export const maxRupiah = 1_000_000_000_000;
