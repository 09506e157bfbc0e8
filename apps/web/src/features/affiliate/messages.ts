import { formatLongDate, formatLongDateTime } from '#lib/format-date.ts';
import type { CoinRules } from './api/get-coin-rules.ts';
import type { PayoutProfile } from './api/get-payout-profile.ts';
import type { WithdrawOutlook } from './api/get-withdraw-outlook.ts';

/** Texts of the affiliate dashboard (spec §8). */
export const messages = {
  debtIsSettledNext: 'Coin berikutnya menutup selisih ini lebih dulu.',
  debtIsSettledByFrozen: (codes: string) =>
    `Voucher ${codes} dibekukan dan tidak dicairkan: saat masa berlakunya habis, coinnya kembali dan menutup selisih ini.`,
  loginRequired: 'Login Required',
  /** 'Minimal withdraw 50 coin' unless an admin has set another minimum. */
  minimum: (coins: number) => `Minimal withdraw ${coins} coin`,
  voucherFailed: 'Gagal membuat voucher',
  voucherCreated: (code: string) => `Voucher berhasil dibuat! Kode: ${code}`,
  linkCopied: 'Link referral berhasil disalin!',
  copyFailed: 'Gagal menyalin. Salin link secara manual.',
  vouchersFailed: 'Gagal memuat data voucher',
  walletFailed: 'Gagal memuat saldo coin',
  ledgerFailed: 'Gagal memuat riwayat coin',
  payoutFailed: 'Gagal memuat tujuan pembayaran',
  providersFailed: 'Gagal memuat daftar bank',
  payoutSaved: 'Tujuan pembayaran disimpan.',
  payoutSaveFailed: 'Gagal menyimpan tujuan pembayaran',
  payoutRemoved: 'Tujuan pembayaran dihapus.',
  waitsForPhone: 'Hadiah menunggu: nomor teleponnya belum dibuktikan di Profil, bagian Keamanan.',
  payoutRemoveFailed: 'Gagal menghapus tujuan pembayaran',
} as const;

/** What a code earns; an operator may reward purchases only. */
export function rewardSentence({
  signup_reward_coins: signup,
  signup_reward_needs_phone: needsPhone,
  premium_reward_coins: premium,
  reward_hold_days: days,
}: CoinRules): string {
  const earned =
    signup === 0
      ? `${premium} coin untuk setiap pembelian Premium; pendaftaran saja tidak mendapat coin`
      : `${signup} coin untuk setiap pendaftaran${needsPhone === 1 ? ' yang nomor teleponnya sudah dibuktikan' : ''} dan ${premium} coin untuk setiap pembelian Premium`;
  return `${earned}. Coin dapat ditarik ${days} hari setelah diterima.`;
}

/** `BCA ••••6789 a.n. Sari Dewi`. */
export const describePayout = ({
  provider_name: name,
  number_end: end,
  holder_name: holder,
}: PayoutProfile): string => `${name} ••••${end} a.n. ${holder}`;

/** What a new voucher is paid to, or what is missing for that. */
export const payoutSentence = (profile: PayoutProfile | null): string =>
  profile === null
    ? 'Tujuan pembayaran belum diisi: isi lebih dulu, atau segera sesudahnya, agar voucher bisa dibayar.'
    : `Voucher dibayar ke ${describePayout(profile)}.`;

/** Said before a withdrawal that would expire before any user works; null when there is time enough. */
export function shortTimeSentence({
  working_hours: hours,
  closed_days: closed,
  better_at: better,
}: WithdrawOutlook): string | null {
  if (better === null) return null;
  const why = closed === null || closed.length === 0 ? '' : ` (tidak bekerja: ${closed.join(', ')})`;
  const held =
    hours === 0 ? 'tidak memuat jam kerja' : `hanya memuat ${String(hours).replace('.', ',')} jam kerja`;
  return `Masa voucher ini ${held}${why}, jadi bisa habis sebelum dibayar; coinnya lalu kembali. Lebih aman withdraw mulai ${formatLongDateTime(better)}.`;
}

/** What the owner of an active voucher has to do, and by when it is paid. */
export const activeVoucherSentence = (profile: PayoutProfile | null, expiresAt: string): string =>
  profile === null
    ? `Isi tujuan pembayaran di atas. Tanpa itu voucher tidak bisa dibayar, dan coinnya kembali pada ${formatLongDateTime(expiresAt)}.`
    : `Anda tidak perlu berbuat apa-apa: dibayar ke ${describePayout(profile)} pada jam kerja, paling lambat ${formatLongDateTime(expiresAt)}. Bila lewat, coinnya kembali.`;

/** The receipt of a paid voucher. */
export const paidVoucherSentence = ({
  paid_at: at,
  paid_to: to,
  proof_note: note,
}: {
  paid_at: string | null;
  paid_to: string | null;
  proof_note: string | null;
}): string =>
  [
    at === null ? null : `Dibayar ${formatLongDate(at)}`,
    to === null ? null : `ke ${to}`,
    note === null ? null : `(bukti: ${note})`,
  ]
    .filter(Boolean)
    .join(' ');
