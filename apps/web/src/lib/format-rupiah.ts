const full = new Intl.NumberFormat('id-ID', {
  style: 'currency',
  currency: 'IDR',
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
});

/** Whole Rupiah as text: 80000 → 'Rp 80.000' (spec §1; the gap is a no-break space). */
export const formatRupiah = (rupiah: number): string => full.format(rupiah);
