import { columnName } from '../sheets/addresses.ts';
import { createSheet, type SheetBuilder } from '../sheets/sheet-builder.ts';
import { accounts } from './accounts.ts';
import { balanceOf } from './accounts-sheet.ts';
import { bookMonths, monthName } from './month-names.ts';

const months = bookMonths.map((month) => columnName(month));
const totalColumn = columnName(13);
const widths = [30, ...bookMonths.map(() => 17), 18];
const money = [...bookMonths, 13].map(() => 'money' as const);
const totals = [...bookMonths, 13].map(() => 'total' as const);

type Row = readonly [label: string, formula: (month: number, column: string) => string, isTotal?: boolean];

/** Title, names of the months, and a row for each formula with its sum over the year. */
function monthlySheet(name: string, title: string, rows: readonly Row[]): SheetBuilder {
  const sheet = createSheet({ name, widths, landscape: true, onePage: true });
  sheet.wide('A1', 14, title, 'title');
  sheet.wide('A2', 14, { f: 'NamaUsaha' }, 'note');
  sheet.row('A4', [null, ...bookMonths.map((month) => ({ f: monthName(month) })), 'Jumlah'], 'head');
  rows.forEach(([label, formula, isTotal = false], index) => {
    const row = index + 5;
    sheet.row(
      `A${row}`,
      [label, ...bookMonths.map((month) => ({ f: formula(month, columnName(month)) }))],
      [isTotal ? 'totalText' : 'label', ...(isTotal ? totals : money)],
    );
    sheet.put(
      `${totalColumn}${row}`,
      { f: `SUM(${months[0] ?? ''}${row}:${months[11] ?? ''}${row})` },
      isTotal ? 'total' : 'money',
    );
  });
  return sheet;
}

const booked = (side: 'Debit' | 'Kredit', account: string, month: number) =>
  `SUMIFS(JurnalNilai,Jurnal${side},"${account}",JurnalBulan,${month})`;
const namesOf = (group: string) => accounts.filter(([, , own]) => own === group).map(([, name]) => name);
/** Rows of the profit and loss on its sheet. */
export const profitRows = { sales: 5, gross: 8, firstCost: 9, profit: 18 } as const;

/** Profit and loss of the twelve months. */
export function profitSheet(): SheetBuilder {
  const { gross, firstCost, profit } = profitRows;
  const costs = namesOf('Beban').filter((name) => name !== 'HPP');
  const sheet = monthlySheet('Laba Rugi', 'Laporan laba rugi', [
    ['Penjualan', (month) => booked('Kredit', 'Penjualan', month)],
    ['Pendapatan lain', (month) => booked('Kredit', 'Pendapatan lain', month)],
    ['HPP', (month) => `-SUMIFS(JurnalHpp,JurnalBulan,${month})`],
    ['Laba kotor', (_, column) => `SUM(${column}5:${column}7)`, true],
    ...costs.map((name): Row => [name, (month) => `-${booked('Debit', name, month)}`]),
    [
      'Laba bersih',
      (_, column) => `${column}${gross}+SUM(${column}${firstCost}:${column}${profit - 1})`,
      true,
    ],
  ]);
  sheet.warn(`B${profit}:N${profit}`, `B${profit}<0`);
  sheet.define('LabaBersih', `$${totalColumn}$${profit}`);
  return sheet;
}

/** Rows of the cash report on its sheet. */
export const cashRows = { opening: 5, incoming: 11, outgoing: 18, closing: 19, planned: 20 } as const;

/** Where cash and bank money came from and went to, and how that stands against the plan. */
export function cashSheet(hasPlan: boolean): SheetBuilder {
  const { opening, incoming, outgoing, closing, planned } = cashRows;
  const purses = ['Kas', 'Bank dan QRIS'];
  const from = (account: string) => (month: number) =>
    purses
      .map(
        (purse) =>
          `SUMIFS(JurnalNilai,JurnalDebit,"${purse}",JurnalKredit,"${account}",JurnalBulan,${month})`,
      )
      .join('+');
  const to = (account: string) => (month: number) =>
    purses
      .map(
        (purse) =>
          `-SUMIFS(JurnalNilai,JurnalKredit,"${purse}",JurnalDebit,"${account}",JurnalBulan,${month})`,
      )
      .join('');
  /** Money that only moves from one purse to the other is neither income nor cost. */
  const moves = (month: number) => `${from('Kas')(month)}+${from('Bank dan QRIS')(month)}`;
  const all = (side: 'Debit' | 'Kredit', month: number) =>
    `${purses.map((purse) => booked(side, purse, month)).join('+')}-(${moves(month)})`;
  const sheet = monthlySheet('Arus Kas', 'Laporan arus kas', [
    [
      'Kas dan bank awal bulan',
      (month) =>
        month === 1
          ? 'INDEX(AkunAwal,MATCH("Kas",DaftarAkun,0))+INDEX(AkunAwal,MATCH("Bank dan QRIS",DaftarAkun,0))'
          : `${columnName(month - 1)}${closing}`,
      true,
    ],
    ['Penjualan', from('Penjualan')],
    ['Piutang diterima', from('Piutang usaha')],
    ['Setor modal', from('Modal')],
    ['Pinjaman masuk', from('Pinjaman')],
    ['Masuk lainnya', (_, column) => `${column}${incoming}-SUM(${column}6:${column}9)`],
    ['Uang masuk', (month) => all('Debit', month), true],
    ['Belanja persediaan', to('Persediaan')],
    ['Bayar utang usaha', to('Utang usaha')],
    ['Beli peralatan', to('Peralatan')],
    ['Bayar pinjaman', to('Pinjaman')],
    ['Ambil pribadi', to('Ambil pribadi')],
    ['Beban dan lainnya', (_, column) => `${column}${outgoing}-SUM(${column}12:${column}16)`],
    ['Uang keluar', (month) => `-(${all('Kredit', month)})`, true],
    [
      'Kas dan bank akhir bulan',
      (_, column) => `${column}${opening}+${column}${incoming}+${column}${outgoing}`,
      true,
    ],
    ...(hasPlan
      ? ([
          ['Kas menurut rencana', (month) => `INDEX(RencanaKas,${month})`],
          [
            'Selisih dengan rencana',
            // A month that has not begun differs from nothing.
            (month, column) => `IF(${month}>MAX(JurnalBulan),0,${column}${closing}-${column}${planned})`,
          ],
        ] satisfies Row[])
      : []),
  ]);
  // A balance is no sum over the year: its last column says how the year begins and ends.
  sheet.put(`${totalColumn}${opening}`, { f: `B${opening}` }, 'total');
  sheet.put(`${totalColumn}${closing}`, { f: `M${closing}` }, 'total');
  if (hasPlan) {
    const atLast = (row: number) => `INDEX(B${row}:M${row},MAX(1,MAX(JurnalBulan)))`;
    for (const row of [planned, planned + 1]) sheet.put(`${totalColumn}${row}`, { f: atLast(row) }, 'money');
  }
  sheet.warn(`B${closing}:N${closing}`, `B${closing}<0`);
  return sheet;
}

/** What the business owns, owes and is worth, and the proof that both sides agree. */
export function balanceSheet(): SheetBuilder {
  const sheet = createSheet({ name: 'Neraca', widths: [44, 24, 40], onePage: true });
  sheet.wide('A1', 3, 'Laporan posisi keuangan (neraca)', 'title');
  sheet.wide('A2', 3, { f: 'NamaUsaha' }, 'note');
  const part = (at: number, title: string, names: readonly string[]) => {
    sheet.row(`A${at}`, [title, 'Rupiah', 'Dari'], 'head');
    names.forEach((name, index) =>
      sheet.row(
        `A${at + 1 + index}`,
        [name, { f: balanceOf(name) }, 'Neraca saldo'],
        ['label', 'money', 'label'],
      ),
    );
  };
  part(4, 'Aset', namesOf('Aset'));
  sheet.row('A11', ['Jumlah aset', { f: 'SUM(B5:B10)' }, null], ['totalText', 'total', 'totalText']);
  part(13, 'Utang', namesOf('Utang'));
  sheet.row('A16', ['Jumlah utang', { f: 'SUM(B14:B15)' }, null], ['totalText', 'total', 'totalText']);
  part(18, 'Modal', namesOf('Modal'));
  sheet.row('A21', ['Laba bersih', { f: 'LabaBersih' }, 'Laba rugi'], ['label', 'money', 'label']);
  sheet.row('A22', ['Jumlah modal', { f: 'SUM(B19:B21)' }, null], ['totalText', 'total', 'totalText']);
  sheet.row(
    'A24',
    ['Aset dikurangi utang dan modal', { f: 'B11-B16-B22' }, { f: 'IF(B24=0,"Seimbang","Tidak seimbang")' }],
    ['totalText', 'total', 'totalText'],
  );
  sheet.warn('A24:C24', '$B$24<>0');
  return sheet;
}

/** The twelve months as planned, beside what came about. */
export function planSheet(plan: readonly { sales: number; profit: number; cash: number }[]): SheetBuilder {
  const sheet = createSheet({ name: 'Rencana', widths: [16, 20, 20, 20, 20, 20, 20], landscape: true });
  sheet.wide('A1', 7, 'Rencana dan kenyataan', 'title');
  sheet.wide('A2', 7, 'Isi rencana tiap bulan; kenyataan diambil dari jurnal.', 'note');
  sheet.row(
    'A4',
    [
      'Bulan',
      'Rencana penjualan',
      'Rencana laba',
      'Rencana kas akhir',
      'Penjualan',
      'Laba bersih',
      'Kas dan bank akhir',
    ],
    'head',
  );
  bookMonths.forEach((month) => {
    const { sales = 0, profit = 0, cash = 0 } = plan[month - 1] ?? {};
    const column = columnName(month);
    sheet.row(
      `A${month + 4}`,
      [
        { f: monthName(month) },
        sales,
        profit,
        cash,
        { f: `'Laba Rugi'!${column}${profitRows.sales}` },
        { f: `'Laba Rugi'!${column}${profitRows.profit}` },
        { f: `'Arus Kas'!${column}${cashRows.closing}` },
      ],
      ['label', 'inputMoney', 'inputBalance', 'inputBalance', 'money', 'money', 'money'],
    );
  });
  sheet.define('RencanaKas', '$D$5:$D$16');
  return sheet;
}
