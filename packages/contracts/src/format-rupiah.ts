import { formatNumber } from './format-number.ts';

/** Whole Rupiah as text: 80000 → 'Rp 80.000' (spec §1; the gap is a no-break space, as CLDR writes it). */
export const formatRupiah = (rupiah: number): string =>
  `${rupiah < 0 ? '-' : ''}Rp\u00a0${formatNumber(Math.round(Math.abs(rupiah)))}`;
