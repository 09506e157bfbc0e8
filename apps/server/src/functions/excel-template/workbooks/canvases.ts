import { createSheet, type SheetBuilder } from '#adapters/workbook/sheet-builder.ts';
import type { Template } from './template.ts';

type Box = readonly [address: string, label: string, help: string];

/** Boxes in a grid of wide columns: a label row, a tall field under it. */
function boxSheet(name: string, title: string, boxes: readonly Box[], columns: number): SheetBuilder {
  const sheet = createSheet({ name, widths: Array.from({ length: columns }, () => 34), landscape: true });
  sheet.wide('A1', columns, title, 'title');
  for (const [address, label, help] of boxes) {
    const row = Number(address.slice(1));
    sheet.put(address, label, 'head');
    sheet.put(`${address[0]}${row + 1}`, help, 'inputText');
  }
  for (const row of new Set(boxes.map(([address]) => Number(address.slice(1)) + 1))) {
    const first = boxes.find(([address]) => Number(address.slice(1)) + 1 === row);
    if (first) sheet.wide(`${first[0][0]}${row}`, 1, first[2], 'inputText', 120);
  }
  return sheet;
}

/** 13. Business Model Canvas, Lean Canvas and SWOT, one printed page each. */
export const canvasesTemplate: Template = {
  key: 'bmc-lean-swot',
  title: 'BMC, Lean Canvas, dan SWOT',
  guide: [
    'Tulis singkat: satu kotak paling banyak lima baris.',
    'Isi Lean Canvas lebih dulu bila usaha belum berjalan, BMC bila sudah.',
    'Lembar Bobot memberi nilai pada SWOT dan menunjukkan arah strategi.',
  ],
  sheets: () => {
    const bmc = boxSheet(
      'BMC',
      'Business Model Canvas',
      [
        ['A3', 'Mitra utama', 'Siapa pemasok dan rekan?'],
        ['B3', 'Kegiatan utama', 'Apa yang harus dikerjakan tiap hari?'],
        ['C3', 'Nilai', 'Masalah apa yang diselesaikan?'],
        ['D3', 'Hubungan pelanggan', 'Bagaimana menjaga pembeli ulang?'],
        ['A6', 'Sumber daya', 'Alat, orang, merek'],
        ['B6', 'Saluran', 'Lewat mana pembeli memesan?'],
        ['C6', 'Segmen', 'Siapa yang paling membutuhkan?'],
        ['D6', 'Struktur biaya', 'Biaya terbesar'],
        ['A9', 'Arus pemasukan', 'Dari apa uang masuk?'],
      ],
      4,
    );
    const lean = boxSheet(
      'Lean Canvas',
      'Lean Canvas',
      [
        ['A3', 'Masalah', 'Tiga masalah teratas dari wawancara'],
        ['B3', 'Solusi', 'Satu untuk tiap masalah'],
        ['C3', 'Keunikan', 'Satu kalimat'],
        ['A6', 'Kelebihan sulit ditiru', 'Mengapa Anda?'],
        ['B6', 'Segmen', 'Pembeli pertama'],
        ['C6', 'Angka kunci', 'Pembeli ulang, impas'],
        ['A9', 'Saluran', 'Cara menjangkau'],
        ['B9', 'Biaya', 'Tetap dan variabel'],
        ['C9', 'Pemasukan', 'Harga dan volume'],
      ],
      3,
    );
    const swot = createSheet({ name: 'SWOT', widths: [16, 60, 12, 12, 12] });
    swot.wide('A1', 5, 'SWOT dengan bobot', 'title');
    swot.row('A3', ['Kelompok', 'Hal', 'Bobot (1-5)', 'Nilai (1-5)', 'Skor'], 'head');
    const groups = ['Kekuatan', 'Kelemahan', 'Peluang', 'Ancaman'];
    groups.forEach((group, at) => {
      for (let index = 0; index < 4; index += 1) {
        const row = 4 + at * 4 + index;
        swot.row(
          `A${row}`,
          [
            group,
            index === 0 ? 'Tulis di sini' : null,
            index === 0 ? 4 : null,
            index === 0 ? 3 : null,
            { f: `N(C${row})*N(D${row})` },
          ],
          ['label', 'inputText', 'inputNumber', 'inputNumber', 'number'],
        );
      }
    });
    groups.forEach((group, index) =>
      swot.row(
        `A${index + 21}`,
        [`Jumlah ${group}`, null, null, null, { f: `SUMIF(A4:A19,"${group}",E4:E19)` }],
        ['totalText', 'totalText', 'totalText', 'totalText', 'totalNumber'],
      ),
    );
    swot.row(
      'A26',
      [
        'Arah',
        {
          f: 'IF(AND(E21>=E22,E23>=E24),"Tumbuh: pakai kekuatan untuk mengambil peluang",IF(E21>=E22,"Bertahan kuat: pakai kekuatan menghadapi ancaman",IF(E23>=E24,"Perbaiki: kurangi kelemahan agar peluang terambil","Hati-hati: kecilkan risiko sebelum menambah modal")))',
        },
      ],
      ['totalText', 'totalText'],
    );
    return [bmc, lean, swot];
  },
};
