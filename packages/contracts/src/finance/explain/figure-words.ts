import { formatRupiah } from '../../format-rupiah.ts';

/** A count as Indonesians write it, one decimal at most. */
export const number = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 });

/** A share, from a number of hundredths. */
export const percent = (value: number): string => `${number.format(value)}%`;

const asGiven = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 3 });

/** A count that was given, as exact as it was: with what is told of it the sum is reckoned again. */
export const given = (value: number): string => asGiven.format(value);

/** A rate that was given, as exact as it was. */
export const givenPercent = (rate: number): string => `${given(rate)}%`;

export const rupiah = formatRupiah;
