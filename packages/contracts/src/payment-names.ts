/** Texts for people about orders: states, methods, outcomes of a look, and what keeps the provider from answering. */

/** States of an order in lists; the last three are flags that an order has beside its state. */
export const paymentStatusNames: Readonly<Record<string, string>> = {
  pending: 'Menunggu',
  review: 'Ditinjau',
  paid: 'Lunas',
  denied: 'Ditolak',
  expired: 'Kedaluwarsa',
  cancelled: 'Dibatalkan',
  failed: 'Gagal',
  reversed: 'Dibatalkan setelah lunas',
  refunded: 'Dikembalikan',
  charged_back: 'Ditarik kembali',
  partially_refunded: 'Dikembalikan sebagian',
  needs_refund: 'Perlu dikembalikan',
  check_failed: 'Gagal dicek',
};

/** Methods by the provider's `payment_type`. */
export const paymentMethodNames: Readonly<Record<string, string>> = {
  credit_card: 'Kartu kredit/debit',
  bank_transfer: 'Virtual Account',
  echannel: 'Mandiri Bill Payment',
  cstore: 'Gerai ritel',
  gopay: 'GoPay',
  qris: 'QRIS',
  shopeepay: 'ShopeePay',
  dana: 'DANA',
  ovo: 'OVO',
  akulaku: 'Akulaku',
  kredivo: 'Kredivo',
};

/** Why a card payment was denied, and what helps. */
export const denialNames: Readonly<Record<'funds' | 'bank' | 'security', string>> = {
  funds: 'Saldo atau limit kartu tidak cukup.',
  bank: 'Bank penerbit kartu menolak pembayaran ini.',
  security: 'Sistem keamanan pembayaran menolak kartu ini.',
};

const outcomeNames: Readonly<Record<string, string>> = {
  activated: 'Premium diaktifkan',
  duplicate_paid: 'Dibayar dua kali',
  reversed: 'Dibatalkan setelah lunas',
  refunded: 'Dana dikembalikan',
  charged_back: 'Dana ditarik kembali',
  partially_refunded: 'Dana dikembalikan sebagian',
  partial: 'Dana dikembalikan sebagian',
  updated: 'Status diperbarui',
  unchanged: 'Tidak ada perubahan',
  duplicate: 'Pesan berulang',
  amount_mismatch: 'Jumlah tidak cocok',
  unknown_order: 'Pesanan tidak dikenal',
  not_found: 'Metode belum dipilih',
  other_order: 'Milik pesanan lain',
  cancelled: 'Dibatalkan di Midtrans',
  expired: 'Kedaluwarsa',
  closed: 'Tagihan lain ditutup',
  forged: 'Palsu',
};

/** Why the provider could not be asked, by the code that was noted: its status code, `network` or `shape`. */
export function describeProviderProblem(code: string): string {
  if (code === '401') return 'Midtrans menolak kunci server (401). Periksa MIDTRANS_SERVER_KEY.';
  if (code === '429') return 'Midtrans sedang membatasi permintaan (429). Coba lagi beberapa menit lagi.';
  if (code === 'network') return 'Midtrans tidak menjawab. Coba lagi beberapa menit lagi.';
  if (code === 'shape') return 'Jawaban Midtrans tidak dapat dibaca.';
  return code.startsWith('5')
    ? `Midtrans sedang bermasalah (${code}). Coba lagi beberapa menit lagi.`
    : `Midtrans menolak permintaan (${code}).`;
}

/** What came of a message or a look in words; `failed <code>` and `refused <code>` carry the provider's code. */
export function describePaymentOutcome(outcome: string): string {
  const [word = '', code] = outcome.split(' ');
  if (code === 'method') return 'Metode ini tidak dapat dikembalikan otomatis';
  if (code !== undefined && (word === 'failed' || word === 'refused')) return describeProviderProblem(code);
  return outcomeNames[outcome] ?? outcome;
}
