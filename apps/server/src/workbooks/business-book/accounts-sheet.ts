import { createSheet, type SheetBuilder } from '../sheets/sheet-builder.ts';
import { accounts, transactionKinds } from './accounts.ts';

const first = 5;
const last = first + accounts.length - 1;
/** Accounts whose balance may stand before the first entry. */
const withOpening = ['Kas', 'Bank dan QRIS', 'Piutang usaha', 'Peralatan', 'Utang usaha', 'Pinjaman'];

/** The ledger's balances: every account with what it began with, was debited and credited, and holds now. */
export function accountsSheet(): SheetBuilder {
  const sheet = createSheet({
    name: 'Neraca Saldo',
    widths: [10, 28, 14, 18, 18, 18, 18],
    landscape: true,
    onePage: true,
  });
  sheet.wide('A1', 7, 'Neraca saldo', 'title');
  sheet.wide('A2', 7, 'Saldo awal diisi bila usaha sudah berjalan sebelum bulan pertama buku.', 'note');
  sheet.row('A4', ['Kode', 'Akun', 'Golongan', 'Saldo awal', 'Debit', 'Kredit', 'Saldo akhir'], 'head');
  const rowOf = (name: string) => first + accounts.findIndex(([, known]) => known === name);
  accounts.forEach(([code, name, group], index) => {
    const row = first + index;
    const grows = group === 'Aset' || group === 'Beban';
    const assets = ['Kas', 'Bank dan QRIS', 'Piutang usaha', 'Persediaan', 'Peralatan'].map(
      (asset) => `D${rowOf(asset)}`,
    );
    const opening =
      name === 'Persediaan'
        ? { f: 'SUMPRODUCT(BarangStokAwal,BarangHpp)' }
        : name === 'Modal'
          ? { f: `${assets.join('+')}-D${rowOf('Utang usaha')}-D${rowOf('Pinjaman')}` }
          : 0;
    const debit = `SUMIFS(JurnalNilai,JurnalDebit,B${row})${name === 'HPP' ? '+SUM(JurnalHpp)' : ''}`;
    const credit = `SUMIFS(JurnalNilai,JurnalKredit,B${row})${name === 'Persediaan' ? '+SUM(JurnalHpp)' : ''}`;
    sheet.row(
      `A${row}`,
      [
        code,
        name,
        group,
        opening,
        { f: debit },
        { f: credit },
        { f: grows ? `D${row}+E${row}-F${row}` : `D${row}-E${row}+F${row}` },
      ],
      [
        'count',
        'label',
        'label',
        withOpening.includes(name) ? 'inputMoney' : 'money',
        'money',
        'money',
        'money',
      ],
    );
  });
  const total = last + 1;
  sheet.row(
    `A${total}`,
    [
      'Jumlah',
      null,
      null,
      null,
      { f: `SUM(E${first}:E${last})` },
      { f: `SUM(F${first}:F${last})` },
      { f: `IF(E${total}=F${total},"Seimbang","Tidak seimbang")` },
    ],
    ['totalText', 'totalText', 'totalText', 'totalText', 'total', 'total', 'totalText'],
  );
  sheet.warn(`G${total}`, `G${total}<>"Seimbang"`);
  const column = (letter: string) => `$${letter}$${first}:$${letter}$${last}`;
  sheet.define('DaftarAkun', column('B'));
  sheet.define('AkunGolongan', column('C'));
  sheet.define('AkunAwal', column('D'));
  sheet.define('AkunSaldo', column('G'));
  return sheet;
}

/** What can be chosen in the journal, and where it is booked. */
export function kindsSheet(): SheetBuilder {
  const sheet = createSheet({ name: 'Jenis', widths: [38, 28, 28], onePage: true });
  sheet.wide('A1', 3, 'Jenis transaksi dan akunnya', 'title');
  sheet.row('A3', ['Jenis transaksi', 'Debit', 'Kredit'], 'head');
  transactionKinds.forEach((row, index) => sheet.row(`A${index + 4}`, [...row], 'label'));
  const last = transactionKinds.length + 3;
  sheet.define('DaftarJenis', `$A$4:$A$${last}`);
  sheet.define('JenisDebit', `$B$4:$B$${last}`);
  sheet.define('JenisKredit', `$C$4:$C$${last}`);
  return sheet;
}

/** Formula of the balance of an account. */
export const balanceOf = (account: string): string => `INDEX(AkunSaldo,MATCH("${account}",DaftarAkun,0))`;
