import type { Idea } from '../idea.ts';

const servedUnits =
  /jasa|jam|sesi|klien|proyek|siswa|acara|anak|desain|dokumen|kunjungan|naskah|orang|pekerjaan|perbaikan|pertemuan|peserta|sewa|servis|situs|titipan|tulisan|video/i;

/** Whether work is sold rather than goods: by its unit, or as what goes into one costs next to nothing. */
export const isService = ({
  unit,
  bill,
  assumptions,
}: Pick<Idea, 'unit' | 'bill' | 'assumptions'>): boolean =>
  servedUnits.test(unit) || (bill === undefined && assumptions.unitCost * 5 < assumptions.price);
