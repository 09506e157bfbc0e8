import { createSheet, type SheetBuilder } from '#workbooks/sheets/sheet-builder.ts';
import type { Template } from './template.ts';

type Place =
  | 'left'
  | 'upper'
  | 'lower'
  | 'middle'
  | 'upperRight'
  | 'lowerRight'
  | 'right'
  | 'bottomLeft'
  | 'bottomRight';
type Boxes = Readonly<Record<Place, readonly [label: string, help: string]>>;

/** Where each box of the nine-box canvas stands: head from–to, then field from–to. */
const places: Readonly<Record<Place, readonly [string, string, string, string]>> = {
  left: ['A3', 'B3', 'A4', 'B6'],
  upper: ['C3', 'D3', 'C4', 'D4'],
  lower: ['C5', 'D5', 'C6', 'D6'],
  middle: ['E3', 'F3', 'E4', 'F6'],
  upperRight: ['G3', 'H3', 'G4', 'H4'],
  lowerRight: ['G5', 'H5', 'G6', 'H6'],
  right: ['I3', 'J3', 'I4', 'J6'],
  bottomLeft: ['A7', 'E7', 'A8', 'E8'],
  bottomRight: ['F7', 'J7', 'F8', 'J8'],
};

/** The nine boxes in the places that everybody knows them in, on one landscape page. */
function canvasSheet(name: string, title: string, boxes: Boxes): SheetBuilder {
  const sheet = createSheet({
    name,
    widths: Array.from({ length: 10 }, () => 15),
    landscape: true,
    onePage: true,
  });
  sheet.wide('A1', 10, title, 'title');
  for (const [place, [headFrom, headTo, from, to]] of Object.entries(places) as [
    Place,
    readonly string[],
  ][]) {
    const [label, help] = boxes[place];
    sheet.block(headFrom ?? '', headTo ?? '', label, 'head');
    sheet.block(from ?? '', to ?? '', help, 'inputBox');
  }
  for (const row of [4, 6, 8]) sheet.height(row, row === 8 ? 100 : 130);
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
    const bmc = canvasSheet('BMC', 'Business Model Canvas', {
      left: ['Mitra utama', 'Siapa pemasok dan rekan?'],
      upper: ['Kegiatan utama', 'Apa yang harus dikerjakan tiap hari?'],
      lower: ['Sumber daya', 'Alat, orang, merek'],
      middle: ['Nilai', 'Masalah apa yang diselesaikan, dan mengapa pembeli memilih Anda?'],
      upperRight: ['Hubungan pelanggan', 'Bagaimana menjaga pembeli ulang?'],
      lowerRight: ['Saluran', 'Lewat mana pembeli memesan?'],
      right: ['Segmen', 'Siapa yang paling membutuhkan?'],
      bottomLeft: ['Struktur biaya', 'Biaya terbesar, tetap dan variabel'],
      bottomRight: ['Arus pemasukan', 'Dari apa uang masuk, berapa, dan kapan?'],
    });
    const lean = canvasSheet('Lean Canvas', 'Lean Canvas', {
      left: ['Masalah', 'Tiga masalah teratas dari wawancara'],
      upper: ['Solusi', 'Satu untuk tiap masalah'],
      lower: ['Angka kunci', 'Pembeli ulang, titik impas'],
      middle: ['Keunikan', 'Satu kalimat: untuk siapa, lebih baik dalam hal apa'],
      upperRight: ['Kelebihan sulit ditiru', 'Mengapa Anda?'],
      lowerRight: ['Saluran', 'Cara menjangkau pembeli'],
      right: ['Segmen', 'Pembeli pertama'],
      bottomLeft: ['Biaya', 'Tetap dan variabel'],
      bottomRight: ['Pemasukan', 'Harga dan volume'],
    });
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
