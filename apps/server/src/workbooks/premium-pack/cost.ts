import { createSheet } from '#workbooks/sheets/sheet-builder.ts';
import type { Template } from './template.ts';

const ingredients = [
  ['Ayam fillet', 38_000, 1_000, 2_000],
  ['Tepung', 12_000, 1_000, 500],
  ['Minyak', 20_000, 1_000, 333],
  ['Cabai', 45_000, 1_000, 200],
  ['Bumbu', 10_000, 250, 50],
] as const;
const firstRow = 6;
const lastRow = 20;

/** 1. HPP and selling price, with the fees of delivery apps and marketplaces. */
export const costTemplate: Template = {
  key: 'hpp-harga-jual',
  title: 'HPP dan Harga Jual',
  guide: [
    'Isi bahan untuk sekali produksi: harga kemasan, isi kemasan, dan yang terpakai dengan satuan yang sama.',
    'Isi upah, gas, listrik, kemasan, jumlah jadi, margin, dan potongan aplikasi.',
    'Baca HPP dan tiga harga: langsung, pesan-antar, marketplace.',
  ],
  sheets: () => {
    const sheet = createSheet({ name: 'HPP', widths: [30, 18, 16, 16, 18] });
    sheet.wide('A1', 5, 'HPP dan harga jual', 'title');
    sheet.row('A3', ['Nama produk', 'Ayam geprek'], ['label', 'inputText']);
    sheet.row('A5', ['Bahan', 'Harga kemasan', 'Isi kemasan', 'Terpakai', 'Biaya'], 'head');
    for (let row = firstRow; row <= lastRow; row += 1) {
      const [name = null, price = null, size = null, used = null] = ingredients[row - firstRow] ?? [];
      sheet.row(
        `A${row}`,
        [name, price, size, used, { f: `IF(N(C${row})=0,0,ROUNDUP(B${row}*D${row}/C${row},0))` }],
        ['inputText', 'inputMoney', 'inputDecimal', 'inputDecimal', 'money'],
      );
    }
    sheet.row(
      'A21',
      ['Jumlah bahan', null, null, null, { f: 'SUM(E6:E20)' }],
      ['totalText', 'totalText', 'totalText', 'totalText', 'total'],
    );
    sheet.row('A23', ['Upah sekali produksi', 30_000], ['label', 'inputMoney']);
    sheet.row('A24', ['Gas, listrik, kemasan', 15_000], ['label', 'inputMoney']);
    sheet.row('A25', ['Jumlah jadi (unit)', 20], ['label', 'inputNumber']);
    sheet.row('A26', ['Target margin', 0.3], ['label', 'inputPercent']);
    sheet.row('A27', ['Potongan pesan-antar', 0.2], ['label', 'inputPercent']);
    sheet.row('A28', ['Potongan marketplace', 0.085], ['label', 'inputPercent']);
    sheet.row('A30', ['Biaya sekali produksi', { f: 'E21+B23+B24' }], ['totalText', 'total']);
    sheet.row('A31', ['HPP per unit', { f: 'IF(B25=0,0,ROUNDUP(B30/B25,0))' }], ['totalText', 'total']);
    sheet.row(
      'A32',
      ['Harga jual langsung', { f: 'IF(B26>=1,0,CEILING(B31/(1-B26),500))' }],
      ['totalText', 'total'],
    );
    sheet.row(
      'A33',
      ['Harga pesan-antar', { f: 'IF(B27>=1,0,CEILING(B32/(1-B27),500))' }],
      ['totalText', 'total'],
    );
    sheet.row(
      'A34',
      ['Harga marketplace', { f: 'IF(B28>=1,0,CEILING(B32/(1-B28),500))' }],
      ['totalText', 'total'],
    );
    sheet.row('A35', ['Laba per unit (langsung)', { f: 'B32-B31' }], ['totalText', 'total']);
    sheet.row('A36', ['Margin nyata', { f: 'IF(B32=0,0,B35/B32)' }], ['label', 'percent']);
    sheet.warn('B35', 'B35<=0');
    return [sheet];
  },
};
