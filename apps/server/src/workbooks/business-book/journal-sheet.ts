import { createSheet, type SheetBuilder } from '../sheets/sheet-builder.ts';
import type { BookData } from './book-data.ts';

/** Rows of the journal on its sheet. */
export const journalRows = { first: 5, last: 304 } as const;

const owed = (row: number) =>
  `OR(H${row}="Piutang usaha",I${row}="Piutang usaha",H${row}="Utang usaha",I${row}="Utang usaha")`;
const moved = (row: number) => `OR(H${row}="Persediaan",I${row}="Penjualan")`;

/** The one place where money is written down; a line counts once nothing is missing in it. */
export function journalSheet({ entries }: BookData): SheetBuilder {
  const { first, last } = journalRows;
  const sheet = createSheet({
    name: 'Jurnal',
    widths: [13, 30, 28, 20, 20, 10, 17, 20, 20, 17, 16, 8, 24, 7],
    landscape: true,
    frozenRows: 4,
    printedList: journalRows,
  });
  sheet.wide('A1', 14, 'Jurnal', 'title');
  sheet.wide(
    'A2',
    14,
    'Satu baris satu kejadian: isi kolom kuning, lalu baca kolom Periksa. Baris yang belum "Tercatat" tidak dihitung.',
    'note',
  );
  sheet.row(
    'A4',
    [
      'Tanggal',
      'Jenis transaksi',
      'Keterangan',
      'Pelanggan atau pemasok',
      'Barang',
      'Jumlah',
      'Rupiah',
      'Debit',
      'Kredit',
      'Tercatat',
      'HPP',
      'Bulan',
      'Periksa',
      'Urut',
    ],
    'head',
  );
  for (let row = first; row <= last; row += 1) {
    const entry = entries[row - first] ?? [null, null, null, null, null, null, null];
    const account = (list: string) =>
      `IF(B${row}="","",IFERROR(INDEX(${list},MATCH(B${row},DaftarJenis,0)),""))`;
    const month = `(YEAR(A${row})-YEAR(MulaiBuku))*12+MONTH(A${row})-MONTH(MulaiBuku)+1`;
    const check = [
      [`AND(N(A${row})=0,B${row}="",N(G${row})=0)`, '""'],
      [`L${row}=0`, '"Tanggal di luar buku"'],
      [`H${row}=""`, '"Pilih jenis"'],
      [`N(G${row})<=0`, '"Isi rupiah"'],
      [`AND(${moved(row)},OR(E${row}="",N(F${row})<=0))`, '"Isi barang dan jumlah"'],
      [`AND(${owed(row)},D${row}="")`, '"Isi nama"'],
    ].reduceRight((rest, [condition, word]) => `IF(${condition},${word},${rest})`, '"Tercatat"');
    const inCard = `OR(H${row}=AkunKartu,I${row}=AkunKartu,AND(K${row}>0,OR(AkunKartu="HPP",AkunKartu="Persediaan")))`;
    sheet.row(
      `A${row}`,
      [
        ...entry,
        { f: account('JenisDebit') },
        { f: account('JenisKredit') },
        { f: `IF(M${row}="Tercatat",G${row},0)` },
        {
          f: `IF(AND(M${row}="Tercatat",I${row}="Penjualan"),ROUND(F${row}*SUMIF(DaftarBarang,E${row},BarangHpp),0),0)`,
        },
        { f: `IF(N(A${row})=0,0,IF(AND(${month}>=1,${month}<=12),${month},0))` },
        { f: check },
        { f: `IF(AND(J${row}>0,${inCard}),COUNT(N$${first - 1}:N${row - 1})+1,"")` },
      ],
      [
        'inputDate',
        'inputText',
        'inputText',
        'inputText',
        'inputText',
        'inputDecimal',
        'inputMoney',
        'label',
        'label',
        'money',
        'money',
        'number',
        'label',
        'count',
      ],
    );
  }
  sheet.choicesFrom(`B${first}:B${last}`, 'DaftarJenis');
  sheet.choicesFrom(`D${first}:D${last}`, 'DaftarKontak');
  sheet.choicesFrom(`E${first}:E${last}`, 'DaftarBarang');
  sheet.warn(`M${first}:M${last}`, `AND(M${first}<>"",M${first}<>"Tercatat")`);
  const columns = {
    Tanggal: 'A',
    Keterangan: 'C',
    Nama: 'D',
    Barang: 'E',
    Jumlah: 'F',
    Debit: 'H',
    Kredit: 'I',
    Nilai: 'J',
    Hpp: 'K',
    Bulan: 'L',
    Periksa: 'M',
    Urut: 'N',
  };
  for (const [name, letter] of Object.entries(columns))
    sheet.define(`Jurnal${name}`, `$${letter}$${first}:$${letter}$${last}`);
  return sheet;
}
