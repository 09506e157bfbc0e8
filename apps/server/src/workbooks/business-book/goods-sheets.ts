import { createSheet, type SheetBuilder } from '../sheets/sheet-builder.ts';
import { type BookData, itemKinds } from './book-data.ts';

const items = { first: 5, last: 34 } as const;
const recipe = { first: 19, last: 58 } as const;
const products = { first: 5, last: 14 } as const;
const sold = (name: string) =>
  `SUMIFS(JurnalJumlah,JurnalBarang,${name},JurnalKredit,"Penjualan",JurnalPeriksa,"Tercatat")`;

/** What is sold and bought, what one unit costs, and how much of it is left. */
export function stockSheet(data: BookData): SheetBuilder {
  const { first, last } = items;
  const sheet = createSheet({
    name: 'Barang dan Stok',
    widths: [26, 22, 10, 15, 15, 15, 11, 11, 11, 11, 11, 17, 15],
    landscape: true,
    frozenRows: 4,
    onePage: true,
  });
  sheet.wide('A1', 13, 'Barang dan stok', 'title');
  sheet.wide(
    'A2',
    13,
    'Produk buatan dihitung dari resepnya di lembar HPP; bahan berkurang sendiri saat produk terjual.',
    'note',
  );
  sheet.row(
    'A4',
    [
      'Nama',
      'Golongan',
      'Satuan',
      'Harga beli',
      'Harga jual',
      'HPP satuan',
      'Stok awal',
      'Masuk',
      'Keluar',
      'Stok akhir',
      'Batas pesan',
      'Nilai stok',
      'Tindakan',
    ],
    'head',
  );
  for (let row = first; row <= last; row += 1) {
    const item = data.items[row - first];
    const isMade = `$B${row}="${itemKinds[0]}"`;
    sheet.row(
      `A${row}`,
      [
        item?.name ?? null,
        item?.kind ?? null,
        item?.unit ?? null,
        item?.cost ?? null,
        item?.price ?? null,
        { f: `IF(A${row}="",0,IF(${isMade},ROUND(SUMIF(ResepProduk,A${row},ResepBiaya),0),N(D${row})))` },
        null,
        {
          f: `IF(A${row}="",0,SUMIFS(JurnalJumlah,JurnalBarang,A${row},JurnalDebit,"Persediaan",JurnalPeriksa,"Tercatat"))`,
        },
        { f: `IF(OR(A${row}="",${isMade}),0,SUMIF(ResepBahan,A${row},ResepTerpakai)+${sold(`A${row}`)})` },
        { f: `IF(${isMade},0,N(G${row})+H${row}-I${row})` },
        item?.limit ?? null,
        { f: `J${row}*F${row}` },
        {
          f: `IF(OR(A${row}="",${isMade}),"",IF(J${row}<0,"Periksa catatan",IF(J${row}<=N(K${row}),"Pesan ulang","Cukup")))`,
        },
      ],
      [
        'inputText',
        'inputText',
        'inputText',
        'inputMoney',
        'inputMoney',
        'money',
        'inputDecimal',
        'decimal',
        'decimal',
        'decimal',
        'inputDecimal',
        'money',
        'result',
      ],
    );
  }
  const total = last + 1;
  sheet.wide(`A${total}`, 11, 'Nilai stok', 'totalText');
  sheet.put(`L${total}`, { f: `SUM(L${first}:L${last})` }, 'total');
  sheet.put(`M${total}`, { f: `COUNTIF(M${first}:M${last},"Pesan ulang")&" dipesan"` }, 'totalText');
  sheet.wide(`A${total + 1}`, 11, 'Persediaan menurut buku besar', 'label');
  sheet.put(`L${total + 1}`, { f: 'INDEX(AkunSaldo,MATCH("Persediaan",DaftarAkun,0))' }, 'money');
  sheet.wide(`A${total + 2}`, 11, 'Selisih: harga beli yang berubah atau barang yang hilang', 'label');
  sheet.put(`L${total + 2}`, { f: `L${total}-L${total + 1}` }, 'money');
  sheet.choices(`B${first}:B${last}`, itemKinds);
  sheet.warn(`M${first}:M${last}`, `OR(M${first}="Pesan ulang",M${first}="Periksa catatan")`);
  const column = (letter: string) => `$${letter}$${first}:$${letter}$${last}`;
  sheet.define('DaftarBarang', column('A'));
  sheet.define('BarangBeli', column('D'));
  sheet.define('BarangJual', column('E'));
  sheet.define('BarangHpp', column('F'));
  sheet.define('BarangStokAwal', column('G'));
  return sheet;
}

/** What a product is made of, and what is left of its price. */
export function costSheet({ items: goods, recipes, extraPerUnit }: BookData): SheetBuilder {
  const sheet = createSheet({ name: 'HPP', widths: [26, 26, 16, 16, 16, 16, 16], onePage: true });
  sheet.wide('A1', 7, 'HPP dan laba tiap produk', 'title');
  sheet.wide(
    'A2',
    7,
    'Upah dan biaya lain per unit hanya untuk menimbang harga; jurnal memakai HPP bahan.',
    'note',
  );
  sheet.row(
    'A4',
    ['Produk', 'HPP bahan', 'Upah dan lainnya', 'HPP penuh', 'Harga jual', 'Laba per unit', 'Terjual'],
    'head',
  );
  const made = goods.filter(({ kind }) => kind === itemKinds[0]);
  for (let row = products.first; row <= products.last; row += 1) {
    const product = made[row - products.first];
    sheet.row(
      `A${row}`,
      [
        product?.name ?? null,
        { f: `IF(A${row}="",0,SUMIF(DaftarBarang,A${row},BarangHpp))` },
        product === undefined ? null : extraPerUnit,
        { f: `B${row}+N(C${row})` },
        { f: `IF(A${row}="",0,SUMIF(DaftarBarang,A${row},BarangJual))` },
        { f: `E${row}-D${row}` },
        { f: `IF(A${row}="",0,${sold(`A${row}`)})` },
      ],
      ['inputText', 'money', 'inputMoney', 'money', 'money', 'money', 'decimal'],
    );
  }
  sheet.choicesFrom(`A${products.first}:A${products.last}`, 'DaftarBarang');
  sheet.warn(`F${products.first}:F${products.last}`, `F${products.first}<0`);
  sheet.wide('A16', 7, 'Resep', 'section');
  sheet.row(
    'A18',
    ['Produk', 'Bahan', 'Terpakai', 'Untuk berapa unit', 'Harga satuan', 'Biaya per unit', 'Sudah terpakai'],
    'head',
  );
  for (let row = recipe.first; row <= recipe.last; row += 1) {
    const line = recipes[row - recipe.first] ?? [null, null, null, null];
    sheet.row(
      `A${row}`,
      [
        ...line,
        { f: `IF(B${row}="",0,SUMIF(DaftarBarang,B${row},BarangBeli))` },
        { f: `IF(N(D${row})=0,0,C${row}*E${row}/D${row})` },
        { f: `IF(N(D${row})=0,0,C${row}/D${row}*${sold(`A${row}`)})` },
      ],
      ['inputText', 'inputText', 'inputDecimal', 'inputDecimal', 'money', 'money', 'decimal'],
    );
  }
  sheet.choicesFrom(`A${recipe.first}:B${recipe.last}`, 'DaftarBarang');
  const column = (letter: string) => `$${letter}$${recipe.first}:$${letter}$${recipe.last}`;
  sheet.define('ResepProduk', column('A'));
  sheet.define('ResepBahan', column('B'));
  sheet.define('ResepBiaya', column('F'));
  sheet.define('ResepTerpakai', column('G'));
  return sheet;
}
