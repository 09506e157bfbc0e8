import { createSheet, type SheetBuilder } from '../sheets/sheet-builder.ts';

const lines = 120;

/** The card of one account: every entry that touches it, with the balance after it. */
export function ledgerSheet(): SheetBuilder {
  const sheet = createSheet({
    name: 'Buku Besar',
    widths: [7, 14, 34, 22, 18, 18, 20],
    frozenRows: 6,
    printedList: { first: 7, last: 6 + lines },
  });
  sheet.wide('A1', 7, 'Buku besar', 'title');
  sheet.wide('A3', 2, 'Akun', 'label');
  sheet.put('C3', 'Kas', 'inputText');
  sheet.choicesFrom('C3', 'DaftarAkun');
  sheet.define('AkunKartu', '$C$3');
  sheet.put('D3', 'Saldo awal', 'label');
  sheet.put('E3', { f: 'INDEX(AkunAwal,MATCH(AkunKartu,DaftarAkun,0))' }, 'money');
  sheet.put('F3', 'Saldo akhir', 'totalText');
  sheet.put('G3', { f: 'INDEX(AkunSaldo,MATCH(AkunKartu,DaftarAkun,0))' }, 'total');
  sheet.wide('A4', 2, 'Bertambah di', 'label');
  sheet.put(
    'C4',
    {
      f: 'IF(OR(INDEX(AkunGolongan,MATCH(AkunKartu,DaftarAkun,0))="Aset",INDEX(AkunGolongan,MATCH(AkunKartu,DaftarAkun,0))="Beban"),"Debit","Kredit")',
    },
    'label',
  );
  sheet.put('D4', 'Baris', 'label');
  sheet.put('E4', { f: 'COUNT(JurnalUrut)' }, 'number');
  sheet.put('F4', { f: `IF(E4>${lines},"Hanya ${lines} baris pertama","Semua baris tampil")` }, 'label');
  sheet.row('A6', ['No', 'Tanggal', 'Keterangan', 'Nama', 'Debit', 'Kredit', 'Saldo'], 'head');
  for (let number = 1; number <= lines; number += 1) {
    const row = number + 6;
    const at = (list: string) => `INDEX(${list},MATCH($A${row},JurnalUrut,0))`;
    const shown = (formula: string) => ({ f: `IF($A${row}="","",${formula})` });
    const before = number === 1 ? 'E$3' : `G${row - 1}`;
    sheet.row(
      `A${row}`,
      [
        { f: `IF(${number}<=E$4,${number},"")` },
        shown(at('JurnalTanggal')),
        shown(at('JurnalKeterangan')),
        shown(`${at('JurnalNama')}&""`),
        shown(
          `IF(${at('JurnalDebit')}=AkunKartu,${at('JurnalNilai')},0)+IF(AkunKartu="HPP",${at('JurnalHpp')},0)`,
        ),
        shown(
          `IF(${at('JurnalKredit')}=AkunKartu,${at('JurnalNilai')},0)+IF(AkunKartu="Persediaan",${at('JurnalHpp')},0)`,
        ),
        shown(`${before}+IF(C$4="Debit",E${row}-F${row},F${row}-E${row})`),
      ],
      ['count', 'date', 'label', 'label', 'money', 'money', 'money'],
    );
  }
  return sheet;
}
