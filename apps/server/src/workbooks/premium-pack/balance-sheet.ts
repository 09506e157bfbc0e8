import { createSheet } from '#workbooks/sheets/sheet-builder.ts';
import type { Template } from './template.ts';

/** 5. Statement of financial position after SAK EMKM, with short notes. */
export const balanceSheetTemplate: Template = {
  key: 'posisi-keuangan',
  title: 'Laporan Posisi Keuangan (Neraca)',
  guide: [
    'Isi saldo pada tanggal laporan untuk dua periode.',
    'Aset harus sama dengan liabilitas ditambah ekuitas; bila tidak, baris Selisih menjadi merah.',
    'Lengkapi catatan atas laporan keuangan di lembar CALK.',
  ],
  sheets: () => {
    const sheet = createSheet({ name: 'Posisi Keuangan', widths: [40, 20, 20] });
    sheet.wide('A1', 3, 'Laporan posisi keuangan', 'title');
    sheet.row('A2', ['Nama usaha', 'Dapur Contoh'], ['label', 'inputText']);
    sheet.row('A4', ['Uraian', 'Periode ini', 'Periode lalu'], 'head');
    const line = (row: number, label: string, now: number, before: number) =>
      sheet.row(`A${row}`, [label, now, before], ['label', 'inputMoney', 'inputMoney']);
    const sum = (row: number, label: string, formula: (c: string) => string) =>
      sheet.row(
        `A${row}`,
        [label, { f: formula('B') }, { f: formula('C') }],
        ['totalText', 'total', 'total'],
      );
    sheet.put('A5', 'ASET', 'section');
    line(6, 'Kas dan setara kas', 2_400_000, 1_500_000);
    line(7, 'Piutang usaha', 600_000, 300_000);
    line(8, 'Persediaan', 900_000, 700_000);
    line(9, 'Biaya dibayar di muka', 350_000, 0);
    line(10, 'Aset tetap', 3_000_000, 3_000_000);
    line(11, 'Akumulasi penyusutan (angka positif)', 600_000, 300_000);
    sum(12, 'Jumlah aset', (c) => `SUM(${c}6:${c}10)-${c}11`);
    sheet.put('A14', 'LIABILITAS', 'section');
    line(15, 'Utang usaha', 450_000, 400_000);
    line(16, 'Utang bank', 0, 0);
    line(17, 'Uang muka pelanggan', 200_000, 100_000);
    sum(18, 'Jumlah liabilitas', (c) => `SUM(${c}15:${c}17)`);
    sheet.put('A20', 'EKUITAS', 'section');
    line(21, 'Modal', 4_000_000, 4_000_000);
    line(22, 'Saldo laba', 2_000_000, 700_000);
    sum(23, 'Jumlah ekuitas', (c) => `${c}21+${c}22`);
    sum(25, 'Jumlah liabilitas dan ekuitas', (c) => `${c}18+${c}23`);
    sum(26, 'Selisih (harus nol)', (c) => `${c}12-${c}25`);
    sheet.row(
      'A28',
      ['Rasio lancar', { f: 'IF(B18=0,0,SUM(B6:B9)/B18)' }, { f: 'IF(C18=0,0,SUM(C6:C9)/C18)' }],
      ['label', 'decimal', 'decimal'],
    );
    sheet.warn('B26:C26', 'B26<>0');
    const notes = createSheet({ name: 'CALK', widths: [34, 80] });
    notes.wide('A1', 2, 'Catatan atas laporan keuangan (ringkas)', 'title');
    const topics = [
      'Umum: nama, alamat, kegiatan usaha',
      'Dasar penyusunan: biaya historis, asumsi kelangsungan usaha',
      'Kas: rekening dan uang tunai',
      'Piutang: rincian dan umur',
      'Persediaan: cara menilai',
      'Aset tetap: umur manfaat dan penyusutan',
      'Utang: jatuh tempo',
      'Pendapatan: kapan diakui',
    ];
    topics.forEach((topic, index) =>
      notes.row(`A${index + 3}`, [topic, 'Tulis di sini'], ['label', 'inputText']),
    );
    return [sheet, notes];
  },
};
