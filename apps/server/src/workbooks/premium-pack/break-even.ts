import { chartColors, chartLook, thousandsAxis } from '#workbooks/sheets/chart-look.ts';
import { createSheet } from '#workbooks/sheets/sheet-builder.ts';
import type { Template } from './template.ts';

const changes = [-0.2, -0.1, 0, 0.1, 0.2];

/** 2. Break-even point in units and Rupiah, a table around it, and a what-if grid. */
export const breakEvenTemplate: Template = {
  key: 'bep-titik-impas',
  title: 'BEP dan Titik Impas',
  guide: [
    'Isi harga, biaya per unit, dan rincian biaya tetap sebulan.',
    'Baca titik impas dan jumlah untuk laba yang Anda inginkan.',
    'Lembar Bagaimana Jika menunjukkan titik impas bila harga atau biaya berubah.',
  ],
  sheets: () => {
    const main = createSheet({ name: 'BEP', widths: [34, 20, 40], onePage: true });
    main.wide('A1', 3, 'Titik impas', 'title');
    main.row('A3', ['Harga jual per unit', 13_000], ['label', 'inputMoney']);
    main.row('A4', ['Biaya per unit', 8_000], ['label', 'inputMoney']);
    main.row('A6', ['Biaya tetap sebulan', 'Jumlah'], 'head');
    const fixed = [
      ['Sewa tempat', 350_000],
      ['Kuota dan listrik', 150_000],
      ['Upah tetap', 150_000],
      ['Penyusutan alat', 50_000],
      ['Lainnya', 0],
    ] as const;
    fixed.forEach(([name, amount], index) =>
      main.row(`A${index + 7}`, [name, amount], ['inputText', 'inputMoney']),
    );
    main.row('A12', ['Jumlah biaya tetap', { f: 'SUM(B7:B11)' }], ['totalText', 'total']);
    main.row('A14', ['Laba yang diinginkan', 2_000_000], ['label', 'inputMoney']);
    main.row('A15', ['Hari jualan sebulan', 24], ['label', 'inputNumber']);
    main.row(
      'A17',
      ['Sumbangan per unit', { f: 'B3-B4' }, 'Harga - biaya per unit'],
      ['label', 'money', 'label'],
    );
    main.row(
      'A18',
      ['Titik impas (unit)', { f: 'IF(B17<=0,0,ROUNDUP(B12/B17,0))' }, 'Biaya tetap / sumbangan'],
      ['totalText', 'totalNumber', 'label'],
    );
    main.row(
      'A19',
      ['Titik impas (Rupiah)', { f: 'B18*B3' }, 'Unit impas x harga'],
      ['totalText', 'total', 'label'],
    );
    main.row(
      'A20',
      ['Titik impas per hari', { f: 'IF(B15=0,0,ROUNDUP(B18/B15,0))' }, 'Unit impas / hari jualan'],
      ['totalText', 'totalNumber', 'label'],
    );
    main.row(
      'A21',
      ['Unit untuk laba', { f: 'IF(B17<=0,0,ROUNDUP((B12+B14)/B17,0))' }, '(Biaya tetap + laba) / sumbangan'],
      ['totalText', 'totalNumber', 'label'],
    );
    main.row(
      'A22',
      ['Peringatan', { f: 'IF(B17<=0,"Harga harus di atas biaya per unit","Aman")' }],
      ['label', 'totalText'],
    );
    main.row('A24', ['Unit terjual', 'Omzet', 'Laba atau rugi'], 'head');
    for (let step = 0; step <= 8; step += 1) {
      const row = 25 + step;
      main.row(
        `A${row}`,
        [{ f: `ROUND($B$18*${step * 25}/100,0)` }, { f: `A${row}*$B$3` }, { f: `A${row}*$B$17-$B$12` }],
        ['number', 'money', 'money'],
      );
    }
    main.warn('C25:C33', 'C25<0');
    main.chart({
      ...chartLook,
      type: 'line',
      title: 'Laba atau rugi menurut unit terjual (ribu rupiah)',
      altText: 'Diagram garis laba atau rugi menurut unit terjual; nol adalah titik impas',
      legend: false,
      series: [
        { name: 'Laba atau rugi', values: 'C25:C33', categories: 'A25:A33', color: chartColors.green },
      ],
      anchor: { from: { row: 34, col: 0 }, to: { row: 50, col: 3 } },
      axes: { x: { tickLblPos: 'low' }, y: thousandsAxis },
    });
    const grid = createSheet({ name: 'Bagaimana Jika', widths: [24, 16, 16, 16, 16, 16], landscape: true });
    grid.wide('A1', 6, 'Titik impas (unit) bila harga dan biaya berubah', 'title');
    grid.row(
      'A3',
      ['Biaya turun/naik \\ Harga', ...changes],
      ['head', ...changes.map(() => 'inputPercent' as const)],
    );
    changes.forEach((change, index) => {
      const row = index + 4;
      grid.put(`A${row}`, change, 'inputPercent');
      ['B', 'C', 'D', 'E', 'F'].forEach((column) =>
        grid.put(
          `${column}${row}`,
          {
            f: `IF(BEP!$B$3*(1+${column}$3)<=BEP!$B$4*(1+$A${row}),0,ROUNDUP(BEP!$B$12/(BEP!$B$3*(1+${column}$3)-BEP!$B$4*(1+$A${row})),0))`,
          },
          'number',
        ),
      );
    });
    grid.wide('A10', 6, 'Angka 0 berarti titik impas tidak tercapai.', 'note');
    return [main, grid];
  },
};
