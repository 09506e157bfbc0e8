import { createSheet, type SheetBuilder } from '../sheets/sheet-builder.ts';
import type { BookData } from './book-data.ts';

const first = 7;
const last = 46;

/** Who owes the business and whom it owes, with the age of the last sale on credit. */
export function contactsSheet({ contacts }: BookData): SheetBuilder {
  const sheet = createSheet({
    name: 'Piutang dan Utang',
    widths: [30, 16, 18, 18, 12, 18, 18],
    onePage: true,
    frozenRows: 6,
  });
  sheet.wide('A1', 7, 'Piutang dan utang', 'title');
  sheet.put('A3', 'Dihitung sampai tanggal', 'label');
  sheet.put('B3', { f: 'MAX(MAX(JurnalTanggal),MulaiBuku)' }, 'date');
  sheet.put('A4', 'Jatuh tempo (hari)', 'label');
  sheet.put('B4', 14, 'inputNumber');
  sheet.row(
    'A6',
    ['Nama', 'Peran', 'Piutang', 'Jual kredit terakhir', 'Umur (hari)', 'Tagihan', 'Utang kami'],
    'head',
  );
  for (let row = first; row <= last; row += 1) {
    const [name = null, role = null] = contacts[row - first] ?? [];
    const sum = (side: string, account: string) =>
      `SUMIFS(JurnalNilai,JurnalNama,A${row},${side},"${account}")`;
    const latest = `SUMPRODUCT(MAX((JurnalNama=A${row})*(JurnalDebit="Piutang usaha")*(JurnalNilai>0)*JurnalTanggal))`;
    sheet.row(
      `A${row}`,
      [
        name,
        role,
        {
          f: `IF(A${row}="",0,${sum('JurnalDebit', 'Piutang usaha')}-${sum('JurnalKredit', 'Piutang usaha')})`,
        },
        { f: `IF(OR(A${row}="",C${row}<=0),"",${latest})` },
        { f: `IF(D${row}="","",B$3-D${row})` },
        { f: `IF(D${row}="","",IF(E${row}>B$4,"Tagih sekarang","Belum jatuh tempo"))` },
        {
          f: `IF(A${row}="",0,${sum('JurnalKredit', 'Utang usaha')}-${sum('JurnalDebit', 'Utang usaha')})`,
        },
      ],
      ['inputText', 'inputText', 'money', 'date', 'count', 'result', 'money'],
    );
  }
  sheet.choices(`B${first}:B${last}`, ['Pelanggan', 'Pemasok']);
  sheet.warn(`F${first}:F${last}`, `F${first}="Tagih sekarang"`);
  sheet.row(
    `A${last + 1}`,
    ['Jumlah', null, { f: `SUM(C${first}:C${last})` }, null, null, null, { f: `SUM(G${first}:G${last})` }],
    ['totalText', 'totalText', 'total', 'totalText', 'totalText', 'totalText', 'total'],
  );
  sheet.define('DaftarKontak', `$A$${first}:$A$${last}`);
  return sheet;
}
