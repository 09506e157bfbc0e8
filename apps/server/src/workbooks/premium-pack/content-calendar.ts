import { createSheet } from '#workbooks/sheets/sheet-builder.ts';
import type { Template } from './template.ts';

const themes = ['Proses', 'Bukti pembeli', 'Jawaban'];
const openings = [
  'Satu porsi dari nol dalam 20 detik',
  'Kata pembeli yang memesan lima kali',
  'Mengapa harga kami segini?',
  'Belanja pagi ini',
  'Sebelum dan sesudah dikemas',
  'Tahan berapa hari?',
];
const channels = ['Instagram', 'TikTok', 'WhatsApp Status'];

/** 14. Thirty days of content and what each channel costs per result. */
export const contentCalendarTemplate: Template = {
  key: 'kalender-konten',
  title: 'Kalender Konten dan Anggaran Promosi',
  guide: [
    'Isi tanggal mulai; tanggal lain mengikuti.',
    'Tulis kalimat pembuka, kanal, dan status; catat biaya dan pesanan setelah tayang.',
    'Lembar Hasil menghitung biaya per pesanan tiap kanal dan memperingatkan bila melewati laba per pesanan.',
  ],
  sheets: () => {
    const sheet = createSheet({
      name: 'Kalender',
      widths: [8, 14, 18, 44, 18, 14, 14, 12],
      landscape: true,
      onePage: true,
      frozenRows: 4,
    });
    sheet.wide('A1', 8, 'Kalender konten 30 hari', 'title');
    sheet.row('A2', ['Mulai', new Date(Date.UTC(2026, 11, 1))], ['label', 'inputDate']);
    sheet.row(
      'A4',
      ['Hari', 'Tanggal', 'Tema', 'Kalimat pembuka', 'Kanal', 'Status', 'Biaya', 'Pesanan'],
      'head',
    );
    for (let day = 1; day <= 30; day += 1) {
      const row = day + 4;
      sheet.row(
        `A${row}`,
        [
          day,
          { f: `$B$2+A${row}-1` },
          themes[(day - 1) % 3] ?? null,
          openings[day - 1] ?? null,
          channels[(day - 1) % 3] ?? null,
          day <= 3 ? 'Tayang' : 'Rencana',
          day <= 3 ? 10_000 : 0,
          [3, 5, 1][day - 1] ?? 0,
        ],
        ['number', 'date', 'inputText', 'inputText', 'inputText', 'inputText', 'inputMoney', 'inputNumber'],
      );
    }
    sheet.choices('C5:C34', themes);
    sheet.choices('E5:E34', channels);
    sheet.choices('F5:F34', ['Rencana', 'Siap', 'Tayang']);
    sheet.row(
      'A35',
      [
        'Jumlah',
        null,
        null,
        null,
        null,
        { f: 'COUNTIF(F5:F34,"Tayang")&" tayang"' },
        { f: 'SUM(G5:G34)' },
        { f: 'SUM(H5:H34)' },
      ],
      ['totalText', 'totalText', 'totalText', 'totalText', 'totalText', 'totalText', 'total', 'totalNumber'],
    );
    const result = createSheet({ name: 'Hasil', widths: [22, 18, 14, 20, 30] });
    result.wide('A1', 5, 'Biaya per hasil', 'title');
    result.row('A2', ['Laba per pesanan', 12_000], ['label', 'inputMoney']);
    result.row('A3', ['Anggaran promosi', 300_000], ['label', 'inputMoney']);
    result.row('A5', ['Kanal', 'Biaya', 'Pesanan', 'Biaya per pesanan', 'Kesimpulan'], 'head');
    channels.forEach((channel, index) => {
      const row = index + 6;
      result.row(
        `A${row}`,
        [
          channel,
          { f: `SUMIF(Kalender!$E$5:$E$34,A${row},Kalender!$G$5:$G$34)` },
          { f: `SUMIF(Kalender!$E$5:$E$34,A${row},Kalender!$H$5:$H$34)` },
          { f: `IF(C${row}=0,0,B${row}/C${row})` },
          {
            f: `IF(B${row}=0,"Belum ada biaya",IF(C${row}=0,"Belum ada pesanan",IF(D${row}>$B$2,"Lebih mahal dari laba","Layak dilanjutkan")))`,
          },
        ],
        ['label', 'money', 'number', 'money', 'result'],
      );
    });
    result.row(
      'A9',
      [
        'Jumlah',
        { f: 'SUM(B6:B8)' },
        { f: 'SUM(C6:C8)' },
        { f: 'IF(C9=0,0,B9/C9)' },
        { f: 'IF(B9>B3,"Melewati anggaran","Dalam anggaran")' },
      ],
      ['totalText', 'total', 'totalNumber', 'total', 'totalText'],
    );
    result.row('A10', ['Sisa anggaran', { f: 'B3-B9' }], ['totalText', 'total']);
    result.warn('D6:D8', 'D6>$B$2');
    return [sheet, result];
  },
};
