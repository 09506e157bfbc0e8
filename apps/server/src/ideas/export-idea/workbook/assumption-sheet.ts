import { detailsOf } from '@kawanusaha/contracts/finance/details-of';
import { finalTaxPercent, taxFreeTurnover } from '@kawanusaha/contracts/finance/quick-calculations';
import { createSheet, type SheetBuilder } from '#workbooks/sheets/sheet-builder.ts';
import type { ExportPlan } from '../plan.ts';
import { safeText } from './safe-text.ts';

/** Cells of the assumptions, as the other sheets name them. */
export const input = {
  price: 'Asumsi!$B$5',
  unitCost: 'Asumsi!$B$6',
  unitsPerDay: 'Asumsi!$B$7',
  daysPerMonth: 'Asumsi!$B$8',
  fixedCost: 'Asumsi!$B$9',
  capital: 'Asumsi!$B$10',
  equipment: 'Asumsi!$B$11',
  life: 'Asumsi!$B$12',
  permits: 'Asumsi!$B$13',
  packaging: 'Asumsi!$B$14',
  waste: 'Asumsi!$B$15',
  platformFee: 'Asumsi!$B$16',
  paymentFee: 'Asumsi!$B$17',
  transport: 'Asumsi!$B$18',
  ownWage: 'Asumsi!$B$19',
  monthsToFull: 'Asumsi!$B$20',
  stockDays: 'Asumsi!$B$21',
  customerDays: 'Asumsi!$B$22',
  supplierDays: 'Asumsi!$B$23',
} as const;

/** A share of an amount as the model rounds it: tenths of a percent, whole Rupiah. */
export const shareOf = (amount: string, percent: string) =>
  `ROUND(${amount}*ROUND(${percent}*1000,0)/1000,0)`;

/** The sheet that everything follows from: yellow cells, and a full month worked out from them. */
export function assumptionSheet({ title, result }: ExportPlan): SheetBuilder {
  const sheet = createSheet({ name: 'Asumsi', widths: [42, 22, 52] });
  const { assumptions, unit } = result;
  const details = detailsOf(assumptions);
  sheet.wide('A1', 3, safeText(title), 'title');
  sheet.wide('A2', 3, 'Ubah sel kuning; semua lembar lain mengikuti.', 'note');
  sheet.row('A4', ['Asumsi', 'Nilai', 'Keterangan'], 'head');
  const rows = [
    [`Harga jual per ${unit}`, assumptions.price, 'inputMoney', ''],
    [`Biaya per ${unit}`, assumptions.unitCost, 'inputMoney', 'Bahan, dan yang belum dirinci di bawah'],
    [`Terjual per hari (${unit})`, assumptions.unitsPerDay, 'inputNumber', ''],
    ['Hari jualan sebulan', assumptions.daysPerMonth, 'inputNumber', ''],
    [
      'Biaya tetap sebulan',
      assumptions.fixedCostPerMonth,
      'inputMoney',
      'Sewa, kuota, listrik, upah orang lain',
    ],
    ['Modal awal', assumptions.capital, 'inputMoney', 'Uang yang ada sebelum mulai'],
    ['Alat dan perlengkapan', details.equipment, 'inputMoney', 'Bagian modal yang menjadi barang tahan lama'],
    ['Umur alat (bulan)', details.equipmentLifeMonths, 'inputNumber', 'Untuk penyusutan'],
    ['Izin dan merek', details.permits, 'inputMoney', 'Dibayar sekali sebelum mulai'],
    [`Kemasan per ${unit}`, details.packagingPerUnit, 'inputMoney', 'Bila belum termasuk biaya per unit'],
    ['Sisa tidak terjual', details.wastePercent / 100, 'inputPercent', 'Dari yang terjual'],
    ['Potongan aplikasi', details.platformFeePercent / 100, 'inputPercent', 'Dari seluruh omzet'],
    ['Biaya pembayaran', details.paymentFeePercent / 100, 'inputPercent', 'QRIS, kartu'],
    ['Transport sebulan', details.transportPerMonth, 'inputMoney', 'Belanja dan antar'],
    ['Upah sendiri sebulan', details.ownWagePerMonth, 'inputMoney', 'Pilihan Anda; 0 bila belum dihitung'],
    [
      'Bulan sampai penjualan penuh',
      details.monthsToFull,
      'inputNumber',
      'Naik bertahap sejak bulan pertama',
    ],
    ['Persediaan (hari)', details.stockDays, 'inputNumber', 'Bahan yang dibeli lebih dulu'],
    ['Pembeli membayar setelah (hari)', details.customerDays, 'inputNumber', ''],
    ['Pemasok dibayar setelah (hari)', details.supplierDays, 'inputNumber', ''],
  ] as const;
  rows.forEach(([label, value, kind, hint], index) =>
    sheet.row(`A${index + 5}`, [safeText(label), value, hint], ['label', kind, 'label']),
  );
  sheet.row('A25', ['Hasil sebulan penuh', 'Nilai', 'Cara menghitung'], 'head');
  const made = '(B6+B14)';
  const results = [
    ['Terjual sebulan', 'B7*B8', 'number', 'Terjual per hari x hari jualan'],
    ['Omzet sebulan', 'B26*B5', 'money', 'Terjual x harga'],
    [
      'Biaya satu unit',
      `ROUNDUP((${made}*(1000+ROUND(B15*1000,0))+B5*(ROUND(B16*1000,0)+ROUND(B17*1000,0)))/1000,0)`,
      'money',
      'Bahan, kemasan, sisa, potongan',
    ],
    [
      'Biaya variabel sebulan',
      `B26*${made}+${shareOf(`B26*${made}`, 'B15')}+${shareOf('B27', 'B16')}+${shareOf('B27', 'B17')}`,
      'money',
      'Untuk semua yang terjual',
    ],
    ['Penyusutan alat sebulan', 'ROUNDUP(B11/B12,0)', 'money', 'Alat / umur'],
    [
      'Biaya tetap seluruhnya',
      'B9+B18+B30+B19',
      'money',
      'Biaya tetap + transport + penyusutan + upah sendiri',
    ],
    [
      'PPh final sebulan',
      `ROUND(ROUND(MAX(0,B27*12-${taxFreeTurnover})*${finalTaxPercent}/100,0)/12,0)`,
      'money',
      '0,5% di atas Rp 500 juta setahun (PP 55/2022)',
    ],
    ['Laba sebulan', 'B27-B29-B31-B32', 'total', 'Omzet - semua biaya'],
    ['HPP per unit', 'IF(B26=0,0,B28+ROUNDUP(B31/B26,0))', 'money', 'Biaya satu unit + bagian biaya tetap'],
    ['Margin bersih', 'IF(B27=0,0,B33/B27)', 'percent', 'Laba / omzet'],
    [
      'Titik impas (unit)',
      'IF(B5>B28,ROUNDUP(B31/(B5-B28),0),0)',
      'number',
      'Biaya tetap / (harga - biaya satu unit)',
    ],
    ['Titik impas (Rupiah)', 'B36*B5', 'money', 'Unit impas x harga'],
    ['Titik impas (hari jualan)', 'IF(B7=0,0,ROUNDUP(B36/B7,0))', 'number', 'Unit impas / terjual per hari'],
  ] as const;
  results.forEach(([label, formula, kind, hint], index) =>
    sheet.row(`A${index + 26}`, [label, { f: formula }, hint], ['label', kind, 'label']),
  );
  sheet.warn('B33', 'B33<0');
  return sheet;
}
