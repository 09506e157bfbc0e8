import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';

/** What the receipt of one order says. */
export type Receipt = {
  readonly orderId: string;
  readonly buyerName: string;
  readonly buyerEmail: string;
  readonly itemName: string;
  /** Whole Rupiah. */
  readonly amount: number;
  readonly method: string;
  readonly paidAt: Date;
  /** Set when the money has gone back; the receipt then says so. */
  readonly isRefunded: boolean;
  readonly siteUrl: string;
};

const paidAtFormat = new Intl.DateTimeFormat('id-ID', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Jakarta',
});

/** When an order was paid, as its receipt and its mail say it. */
export const formatPaidAt = (paidAt: Date): string => `${paidAtFormat.format(paidAt)} WIB`;

/** What the mail of a receipt says of it, for whom the attached file does not open. */
export const receiptRows = (receipt: Receipt): readonly (readonly [label: string, value: string])[] => [
  ['Nomor kwitansi', receipt.orderId],
  ['Untuk', `${receipt.itemName} (seumur hidup, sekali bayar)`],
  ['Jumlah', formatRupiah(receipt.amount)],
  ['Metode', receipt.method],
  ['Tanggal bayar', formatPaidAt(receipt.paidAt)],
];
