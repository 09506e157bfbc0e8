import { formatRupiah } from '../../format-rupiah.ts';

/** A count as Indonesians write it, one decimal at most. */
export const number = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 });

/** A share, from a number of hundredths. */
export const percent = (value: number): string => `${number.format(value)}%`;

export const rupiah = formatRupiah;
