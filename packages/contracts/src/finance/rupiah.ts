const compact = new Intl.NumberFormat('id-ID', { notation: 'compact', maximumFractionDigits: 1 });

/** Rupiah in short form for axes and chips, e.g. `Rp 1,2 jt`. */
export function formatRupiahShort(rupiah: number): string {
  const sign = rupiah < 0 ? '-' : '';
  return `${sign}Rp\u00a0${compact.format(Math.abs(rupiah))}`;
}
