import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';
import type { Receipt } from './render-receipt.ts';

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
