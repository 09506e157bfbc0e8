const full = new Intl.NumberFormat('id-ID', {
  style: 'currency',
  currency: 'IDR',
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
});

/** Whole Rupiah as text, e.g. `Rp 80.000` (the gap is U+00A0, as CLDR writes it). */
export function formatRupiah(rupiah: number): string {
  return full.format(rupiah);
}

const compact = new Intl.NumberFormat('id-ID', { notation: 'compact', maximumFractionDigits: 1 });

/** Rupiah in short form for axes and chips, e.g. `Rp 1,2 jt`. */
export function formatRupiahShort(rupiah: number): string {
  const sign = rupiah < 0 ? '-' : '';
  return `${sign}Rp\u00a0${compact.format(Math.abs(rupiah))}`;
}
