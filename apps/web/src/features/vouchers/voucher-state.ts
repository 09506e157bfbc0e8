import type { PayoutRules } from './api/get-payout-rules.ts';
import type { ManagedVoucher } from './api/list-managed-vouchers.ts';

/** What a voucher is now: an active one past its time waits for the job, but cannot be paid any more. */
export const shownStatus = ({ status, expired_at }: ManagedVoucher, now: number): string =>
  status === 'active' && Date.parse(expired_at) <= now ? 'expired' : status;

const isOpen = (voucher: ManagedVoucher, now: number): boolean =>
  shownStatus(voucher, now) === 'active' && !voucher.frozen_reason && !voucher.is_own;

/** What this operator can do with a voucher: approve it for another one, pay it, or nothing. */
export function nextStep(
  voucher: ManagedVoucher,
  { needs_second }: PayoutRules,
  now: number,
): 'approve' | 'pay' | null {
  if (!isOpen(voucher, now)) return null;
  if (!needs_second) return 'pay';
  if (voucher.approved_at === null) return 'approve';
  return voucher.is_approver ? null : 'pay';
}

/** Why nothing can be done with it here, or what became of it. */
export function describeOutcome(voucher: ManagedVoucher, now: number): string {
  const status = shownStatus(voucher, now);
  if (status === 'expired') return 'Coin kembali ke saldo';
  if (status === 'paid') return voucher.proof_note ?? 'Tanpa catatan';
  if (voucher.frozen_reason !== null)
    return `${voucher.frozen_reason}. Jangan dibayar; coinnya kembali saat masa berlaku habis.`;
  return voucher.is_own
    ? 'Voucher Anda sendiri: dibayar oleh admin lain.'
    : 'Sudah Anda setujui: dibayar oleh orang lain di tim.';
}
