import { usualMonthsToFull } from '@kawanusaha/contracts/finance/business-kinds';
import { scenarioDefinitions } from '@kawanusaha/contracts/finance/conditions';
import { rampPercent } from '@kawanusaha/contracts/finance/ramp';
import { chartColors, chartLook, thousandsAxis } from '#workbooks/sheets/chart-look.ts';
import { createSheet } from '#workbooks/sheets/sheet-builder.ts';
import type { Template } from './template.ts';

const scenarios = scenarioDefinitions.map(
  ({ label, conditions }) =>
    [label, conditions.unitsPercent / 100, conditions.unitCostPercent / 100] as const,
);

/** 12. Projection of 36 months with a chosen scenario, NPV, IRR and payback. */
export const projectionTemplate: Template = {
  key: 'proyeksi-keuangan',
  title: 'Proyeksi Keuangan 36 Bulan',
  guide: [
    'Isi asumsi, pertumbuhan per bulan, dan tingkat diskonto setahun.',
    'Pilih nomor skenario 1, 2, atau 3.',
    'Baca NPV, IRR, dan bulan balik modal; NPV negatif berarti modal lebih baik dipakai di tempat lain.',
  ],
  sheets: () => {
    const inputs = createSheet({ name: 'Asumsi', widths: [38, 20, 18] });
    inputs.wide('A1', 3, 'Asumsi proyeksi', 'title');
    const rows: readonly (readonly [string, number, 'inputMoney' | 'inputNumber' | 'inputPercent'])[] = [
      ['Modal awal', 3_000_000, 'inputMoney'],
      ['Harga jual per unit', 13_000, 'inputMoney'],
      ['Biaya per unit', 8_000, 'inputMoney'],
      ['Terjual sebulan (penuh)', 600, 'inputNumber'],
      ['Biaya tetap sebulan', 700_000, 'inputMoney'],
      ['Upah pemilik sebulan', 1_200_000, 'inputMoney'],
      ['Pertumbuhan per bulan setelah bulan ke-5', 0.01, 'inputPercent'],
      ['Tingkat diskonto setahun', 0.12, 'inputPercent'],
      ['Nomor skenario (1-3)', 2, 'inputNumber'],
    ];
    rows.forEach(([label, value, kind], index) =>
      inputs.row(`A${index + 3}`, [label, value], ['label', kind]),
    );
    inputs.choices('B11', ['1', '2', '3']);
    inputs.row('A13', ['Skenario', 'Terjual', 'Biaya unit'], 'head');
    scenarios.forEach(([label, units, cost], index) =>
      inputs.row(`A${index + 14}`, [label, units, cost], ['label', 'inputPercent', 'inputPercent']),
    );
    inputs.row(
      'A17',
      ['Dipakai', { f: 'INDEX(B14:B16,B11)' }, { f: 'INDEX(C14:C16,B11)' }],
      ['totalText', 'percent', 'percent'],
    );
    inputs.row(
      'A19',
      ['NPV', { f: 'NPV((1+B10)^(1/12)-1,Proyeksi!G5:G40)+Proyeksi!G4' }],
      ['totalText', 'total'],
    );
    inputs.row(
      'A20',
      ['IRR sebulan', { f: 'IFERROR(IRR(Proyeksi!G4:G40,0.05),0)' }],
      ['totalText', 'percent'],
    );
    inputs.row(
      'A21',
      [
        'Balik modal',
        {
          f: 'IF(COUNTIF(Proyeksi!H5:H40,">=0")=0,"belum dalam 36 bulan","bulan ke-"&(37-COUNTIF(Proyeksi!H5:H40,">=0")))',
        },
      ],
      ['totalText', 'totalText'],
    );
    inputs.row('A22', ['Kas setelah 36 bulan', { f: 'Proyeksi!H40' }], ['totalText', 'total']);
    inputs.warn('B19', 'B19<0');
    const sheet = createSheet({
      name: 'Proyeksi',
      widths: [10, 12, 14, 18, 18, 18, 18, 20],
      landscape: true,
      frozenRows: 3,
    });
    sheet.wide('A1', 8, 'Proyeksi 36 bulan', 'title');
    sheet.row(
      'A3',
      [
        'Bulan',
        'Laju',
        'Terjual',
        'Omzet',
        'Biaya variabel',
        'Biaya tetap dan upah',
        'Arus kas',
        'Kas kumulatif',
      ],
      'head',
    );
    sheet.row(
      'A4',
      [0, null, null, null, null, null, { f: '-Asumsi!B3' }, { f: 'G4' }],
      ['number', 'percent', 'number', 'money', 'money', 'money', 'money', 'money'],
    );
    for (let month = 1; month <= 36; month += 1) {
      const row = month + 4;
      const pace = month > usualMonthsToFull ? undefined : rampPercent(month, usualMonthsToFull, 1) / 100;
      sheet.row(
        `A${row}`,
        [
          month,
          pace ?? { f: `B${row - 1}*(1+Asumsi!$B$9)` },
          { f: `ROUND(Asumsi!$B$6*B${row}*Asumsi!$B$17,0)` },
          { f: `C${row}*Asumsi!$B$4` },
          { f: `C${row}*ROUNDUP(Asumsi!$B$5*Asumsi!$C$17,0)` },
          { f: 'Asumsi!$B$7+Asumsi!$B$8' },
          { f: `D${row}-E${row}-F${row}` },
          { f: `H${row - 1}+G${row}` },
        ],
        [
          'number',
          pace === undefined ? 'percent' : 'inputPercent',
          'number',
          'money',
          'money',
          'money',
          'money',
          'money',
        ],
      );
    }
    sheet.warn('H4:H40', 'H4<0');
    inputs.chart({
      ...chartLook,
      type: 'line',
      title: 'Kas kumulatif 36 bulan (ribu rupiah)',
      altText: 'Diagram garis kas kumulatif; garis melewati nol di bulan balik modal',
      legend: false,
      series: [
        {
          name: 'Kas kumulatif',
          values: 'Proyeksi!H4:H40',
          categories: 'Proyeksi!A4:A40',
          color: chartColors.green,
        },
      ],
      anchor: { from: { row: 23, col: 0 }, to: { row: 41, col: 3 } },
      axes: { x: { tickLblPos: 'low', tickLblSkip: 6 }, y: thousandsAxis },
    });
    return [inputs, sheet];
  },
};
