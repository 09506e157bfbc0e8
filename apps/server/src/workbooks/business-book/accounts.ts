/** Groups of accounts; the first two grow by a debit. */
export type AccountGroup = 'Aset' | 'Beban' | 'Utang' | 'Modal' | 'Pendapatan';

/** Code, name and group of each account, in the order of the reports. */
export const accounts: readonly (readonly [code: string, name: string, group: AccountGroup])[] = [
  ['1-101', 'Kas', 'Aset'],
  ['1-102', 'Bank dan QRIS', 'Aset'],
  ['1-103', 'Piutang usaha', 'Aset'],
  ['1-104', 'Persediaan', 'Aset'],
  ['1-105', 'Peralatan', 'Aset'],
  ['1-106', 'Penyusutan peralatan', 'Aset'],
  ['2-101', 'Utang usaha', 'Utang'],
  ['2-102', 'Pinjaman', 'Utang'],
  ['3-101', 'Modal', 'Modal'],
  ['3-102', 'Ambil pribadi', 'Modal'],
  ['4-101', 'Penjualan', 'Pendapatan'],
  ['4-102', 'Pendapatan lain', 'Pendapatan'],
  ['5-101', 'HPP', 'Beban'],
  ['6-101', 'Upah', 'Beban'],
  ['6-102', 'Sewa dan listrik', 'Beban'],
  ['6-103', 'Promosi', 'Beban'],
  ['6-104', 'Transport', 'Beban'],
  ['6-105', 'Potongan aplikasi', 'Beban'],
  ['6-106', 'Izin dan merek', 'Beban'],
  ['6-107', 'Pajak', 'Beban'],
  ['6-108', 'Beban penyusutan', 'Beban'],
  ['6-109', 'Beban lain', 'Beban'],
];

/** What a person chooses in the journal, and the accounts that it debits and credits. */
export const transactionKinds = [
  ['Penjualan tunai', 'Kas', 'Penjualan'],
  ['Penjualan QRIS atau transfer', 'Bank dan QRIS', 'Penjualan'],
  ['Penjualan kredit', 'Piutang usaha', 'Penjualan'],
  ['Terima piutang tunai', 'Kas', 'Piutang usaha'],
  ['Terima piutang lewat bank', 'Bank dan QRIS', 'Piutang usaha'],
  ['Belanja persediaan tunai', 'Persediaan', 'Kas'],
  ['Belanja persediaan lewat bank', 'Persediaan', 'Bank dan QRIS'],
  ['Belanja persediaan kredit', 'Persediaan', 'Utang usaha'],
  ['Bayar utang usaha', 'Utang usaha', 'Kas'],
  ['Bayar utang usaha lewat bank', 'Utang usaha', 'Bank dan QRIS'],
  ['Setor modal', 'Kas', 'Modal'],
  ['Ambil pribadi', 'Ambil pribadi', 'Kas'],
  ['Pinjaman masuk', 'Kas', 'Pinjaman'],
  ['Bayar pinjaman', 'Pinjaman', 'Kas'],
  ['Beli peralatan', 'Peralatan', 'Kas'],
  ['Upah', 'Upah', 'Kas'],
  ['Sewa dan listrik', 'Sewa dan listrik', 'Kas'],
  ['Promosi', 'Promosi', 'Kas'],
  ['Transport', 'Transport', 'Kas'],
  ['Potongan aplikasi', 'Potongan aplikasi', 'Bank dan QRIS'],
  ['Izin dan merek', 'Izin dan merek', 'Kas'],
  ['Pajak', 'Pajak', 'Kas'],
  ['Penyusutan', 'Beban penyusutan', 'Penyusutan peralatan'],
  ['Beban lain', 'Beban lain', 'Kas'],
  ['Pendapatan lain', 'Kas', 'Pendapatan lain'],
  ['Setor ke bank', 'Bank dan QRIS', 'Kas'],
  ['Tarik dari bank', 'Kas', 'Bank dan QRIS'],
] as const satisfies readonly (readonly [kind: string, debit: string, credit: string])[];

export type TransactionKind = (typeof transactionKinds)[number][0];
