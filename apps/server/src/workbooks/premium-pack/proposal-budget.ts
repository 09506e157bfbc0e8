import { createSheet } from '#workbooks/sheets/sheet-builder.ts';
import type { Template } from './template.ts';

const groups = ['Bahan', 'Alat', 'Pemasaran', 'Perizinan', 'Perjalanan', 'Lainnya'];
const lines = [
  ['Bahan', 'Ayam fillet', 'kg', 40, 38_000, 'Produksi bulan pertama'],
  ['Bahan', 'Kotak kemasan', 'buah', 600, 900, 'Sesuai target 600 porsi'],
  ['Alat', 'Kompor dua tungku', 'buah', 1, 450_000, 'Kapasitas 30 porsi per jam'],
  ['Alat', 'Timbangan digital', 'buah', 1, 120_000, 'Menjaga takaran'],
  ['Pemasaran', 'Contoh produk', 'porsi', 50, 9_000, 'Uji rasa di lima titik'],
  ['Perizinan', 'Pendaftaran merek', 'paket', 1, 500_000, 'Tarif usaha mikro; periksa tarif terbaru'],
] as const;

/** 10. Budget of a proposal with its reasons and the share of each group against a limit. */
export const proposalBudgetTemplate: Template = {
  key: 'rab-proposal',
  title: 'RAB Proposal (P2MW / PKM-K)',
  guide: [
    'Isi batas dana menurut pedoman tahun berjalan.',
    'Tulis tiap baris dengan satuan, jumlah, harga pasar, dan alasan.',
    'Lembar Rekap menunjukkan persentase tiap kelompok dan peringatan bila melewati batas.',
  ],
  sheets: () => {
    const sheet = createSheet({
      name: 'RAB',
      widths: [14, 28, 10, 10, 16, 18, 44],
      landscape: true,
      frozenRows: 5,
      printedList: { first: 6, last: 65 },
    });
    sheet.wide('A1', 7, 'Rencana anggaran biaya', 'title');
    sheet.row('A2', ['Judul', 'Geprek Anak Kos'], ['label', 'inputText']);
    sheet.row('A3', ['Batas dana', 15_000_000], ['label', 'inputMoney']);
    // Above the list, so that both are in sight and printed wherever the list ends.
    sheet.row(
      'E2',
      ['Jumlah', { f: 'SUM(F6:F65)' }, { f: 'IF(F2>B3,"Melewati batas dana","Dalam batas dana")' }],
      ['totalText', 'total', 'totalText'],
    );
    sheet.row('E3', ['Sisa dana', { f: 'B3-F2' }], ['totalText', 'total']);
    sheet.row('A5', ['Kelompok', 'Uraian', 'Satuan', 'Jumlah', 'Harga', 'Total', 'Alasan'], 'head');
    for (let row = 6; row <= 65; row += 1) {
      const [group = null, text = null, unit = null, count = null, price = null, reason = null] =
        lines[row - 6] ?? [];
      sheet.row(
        `A${row}`,
        [group, text, unit, count, price, { f: `N(D${row})*N(E${row})` }, reason],
        ['inputText', 'inputText', 'inputText', 'inputDecimal', 'inputMoney', 'money', 'inputText'],
      );
    }
    sheet.choices('A6:A65', groups);
    sheet.warn('F2:G3', '$F$2>$B$3');
    const recap = createSheet({ name: 'Rekap', widths: [22, 20, 14, 20] });
    recap.wide('A1', 4, 'Rekap menurut kelompok', 'title');
    recap.row('A3', ['Kelompok', 'Jumlah', 'Bagian', 'Tanpa alasan (baris)'], 'head');
    groups.forEach((group, index) => {
      const row = index + 4;
      recap.row(
        `A${row}`,
        [
          group,
          { f: `SUMIF(RAB!$A$6:$A$65,A${row},RAB!$F$6:$F$65)` },
          { f: `IF(B$10=0,0,B${row}/B$10)` },
          { f: `COUNTIFS(RAB!$A$6:$A$65,A${row},RAB!$G$6:$G$65,"")` },
        ],
        ['label', 'money', 'percent', 'number'],
      );
    });
    recap.row(
      'A10',
      ['Jumlah', { f: 'SUM(B4:B9)' }, { f: 'SUM(C4:C9)' }, { f: 'SUM(D4:D9)' }],
      ['totalText', 'total', 'percent', 'totalNumber'],
    );
    recap.warn('D4:D9', 'D4>0');
    return [sheet, recap];
  },
};
