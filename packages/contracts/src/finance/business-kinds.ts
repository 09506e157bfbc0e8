import type { FinanceDetails } from './finance-details.ts';

/** Groups of businesses whose money moves in the same way; 'umum' where nothing is known. */
export const businessKinds = [
  'makanan',
  'segar',
  'kriya',
  'digital',
  'ajar',
  'jasa',
  'dagang',
  'umum',
] as const;
export type BusinessKind = (typeof businessKinds)[number];

type KindFigures = Pick<
  FinanceDetails,
  'equipmentLifeMonths' | 'wastePercent' | 'stockDays' | 'customerDays'
> & {
  /** Share of the capital that goes into things that last, in percent. */
  equipmentPercent: number;
  /** Of one day of selling, in whole Rupiah. */
  transportPerDay: number;
  reason: string;
};

/**
 * Where a plan says nothing itself: our estimates, each with its reason. What the cost of a unit holds already (packaging,
 * fees of applications) is not added a second time.
 */
export const kindFigures: Readonly<Record<BusinessKind, KindFigures>> = {
  makanan: {
    equipmentPercent: 50,
    equipmentLifeMonths: 24,
    wastePercent: 4,
    transportPerDay: 3_000,
    stockDays: 3,
    customerDays: 0,
    reason: 'Bahan dibeli untuk tiga hari, sebagian porsi tersisa, alat dapur dipakai sekitar dua tahun.',
  },
  segar: {
    equipmentPercent: 60,
    equipmentLifeMonths: 36,
    wastePercent: 8,
    transportPerDay: 4_000,
    stockDays: 30,
    customerDays: 0,
    reason: 'Benih dan pakan dibeli sebulan sebelum panen, dan sebagian mati, busuk, atau tidak laku.',
  },
  kriya: {
    equipmentPercent: 40,
    equipmentLifeMonths: 36,
    wastePercent: 4,
    transportPerDay: 3_000,
    stockDays: 21,
    customerDays: 0,
    reason: 'Bahan dibeli per gulung atau per lusin, dan sebagian hasil cacat atau tidak laku.',
  },
  digital: {
    equipmentPercent: 60,
    equipmentLifeMonths: 36,
    wastePercent: 0,
    transportPerDay: 1_000,
    stockDays: 0,
    customerDays: 14,
    reason: 'Tidak ada persediaan; klien melunasi setelah hasil diterima.',
  },
  ajar: {
    equipmentPercent: 50,
    equipmentLifeMonths: 24,
    wastePercent: 0,
    transportPerDay: 4_000,
    stockDays: 0,
    customerDays: 14,
    reason: 'Orang tua murid membayar per bulan di belakang; pengajar datang ke rumah.',
  },
  jasa: {
    equipmentPercent: 60,
    equipmentLifeMonths: 24,
    wastePercent: 2,
    transportPerDay: 4_000,
    stockDays: 7,
    customerDays: 0,
    reason: 'Alat kerja cepat aus, sebagian pekerjaan diulang, dan petugas berkeliling.',
  },
  dagang: {
    equipmentPercent: 20,
    equipmentLifeMonths: 36,
    wastePercent: 3,
    transportPerDay: 3_000,
    stockDays: 14,
    customerDays: 0,
    reason: 'Modal terutama menjadi barang; sebagian rusak, hilang, atau tidak laku.',
  },
  umum: {
    equipmentPercent: 50,
    equipmentLifeMonths: 24,
    wastePercent: 3,
    transportPerDay: 3_000,
    stockDays: 7,
    customerDays: 0,
    reason: 'Perkiraan tengah, karena jenis usahanya belum diketahui.',
  },
};

/** From this price on a payment by QRIS costs a micro business something (0% below, since 1 December 2024). */
export const freeQrisUpTo = 500_000;
export const qrisPercent = 0.3;
/** Month in which a new business sells what it planned; 20, 40, 60, 80 % before it. */
export const usualMonthsToFull = 5;
