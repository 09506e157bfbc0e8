import { createSheet } from '#workbooks/sheets/sheet-builder.ts';
import type { Template } from './template.ts';

const items = [
  ['BHN-01', 'Ayam fillet', 'kg', 38_000, 5, 3],
  ['BHN-02', 'Tepung', 'kg', 12_000, 4, 2],
  ['BHN-03', 'Minyak', 'liter', 20_000, 2, 3],
  ['KMS-01', 'Kotak nasi', 'buah', 900, 120, 50],
] as const;
const moves = [
  ['BHN-01', 8, 6],
  ['BHN-03', 2, 2],
  ['KMS-01', 100, 90],
] as const;

/** 7. Stock with moves, value and a reorder hint. */
export const stockTemplate: Template = {
  key: 'stok',
  title: 'Stok Barang',
  guide: [
    'Daftarkan barang, harga beli, stok awal, dan batas pesan ulang di lembar Barang.',
    'Catat keluar masuk di lembar Mutasi memakai kode yang sama.',
    'Barang yang harus dipesan menjadi merah.',
  ],
  sheets: () => {
    const stock = createSheet({
      name: 'Barang',
      widths: [12, 26, 10, 16, 12, 12, 12, 12, 14, 18, 16],
      landscape: true,
      frozenRows: 3,
      printedList: { first: 4, last: 53 },
    });
    stock.wide('A1', 11, 'Daftar barang', 'title');
    // Above the list, so that it is in sight and printed wherever the list ends.
    stock.wide('A2', 9, 'Nilai stok, dan barang yang harus dipesan', 'totalText');
    stock.row(
      'J2',
      [{ f: 'SUM(J4:J53)' }, { f: 'COUNTIF(K4:K53,"Pesan ulang")&" barang"' }],
      ['total', 'totalText'],
    );
    stock.row(
      'A3',
      [
        'Kode',
        'Nama',
        'Satuan',
        'Harga beli',
        'Stok awal',
        'Masuk',
        'Keluar',
        'Stok akhir',
        'Batas pesan',
        'Nilai stok',
        'Tindakan',
      ],
      'head',
    );
    for (let row = 4; row <= 53; row += 1) {
      const [code = null, name = null, unit = null, price = null, start = null, limit = null] =
        items[row - 4] ?? [];
      stock.row(
        `A${row}`,
        [
          code,
          name,
          unit,
          price,
          start,
          { f: `SUMIF(Mutasi!$B$4:$B$203,A${row},Mutasi!$C$4:$C$203)` },
          { f: `SUMIF(Mutasi!$B$4:$B$203,A${row},Mutasi!$D$4:$D$203)` },
          { f: `N(E${row})+F${row}-G${row}` },
          limit,
          { f: `H${row}*N(D${row})` },
          { f: `IF(N(I${row})=0,"",IF(H${row}<=I${row},"Pesan ulang","Cukup"))` },
        ],
        [
          'inputText',
          'inputText',
          'inputText',
          'inputMoney',
          'inputDecimal',
          'decimal',
          'decimal',
          'decimal',
          'inputDecimal',
          'money',
          'result',
        ],
      );
    }
    stock.warn('A4:K53', '$K4="Pesan ulang"');
    const move = createSheet({
      name: 'Mutasi',
      widths: [14, 14, 12, 12, 40],
      frozenRows: 3,
      printedList: { first: 4, last: 203 },
    });
    move.wide('A1', 5, 'Keluar dan masuk', 'title');
    move.row('A3', ['Tanggal', 'Kode', 'Masuk', 'Keluar', 'Keterangan'], 'head');
    for (let row = 4; row <= 203; row += 1) {
      const [code = null, inn = null, out = null] = moves[row - 4] ?? [];
      move.row(
        `A${row}`,
        [code === null ? null : new Date(Date.UTC(2026, 10, row)), code, inn, out, null],
        ['inputDate', 'inputText', 'inputDecimal', 'inputDecimal', 'inputText'],
      );
    }
    return [stock, move];
  },
};
