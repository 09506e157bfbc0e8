import { expect, test } from 'vitest';
import type { ManagedVoucher } from './api/list-managed-vouchers.ts';
import { describeOutcome, nextStep } from './voucher-state.ts';

const now = Date.parse('2026-11-25T03:00:00Z');
const voucher: ManagedVoucher = {
  id: 'a',
  voucher_code: 'ABC234',
  user_id: 'b',
  username: 'sari',
  email: 'sari@contoh.test',
  amount: 50_000,
  status: 'active',
  created_at: '2026-11-24T03:00:00Z',
  expired_at: '2026-11-26T03:00:00Z',
  paid_at: null,
  proof_note: null,
  frozen_reason: null,
  pay_to: 'BCA ••••6789',
  is_own: false,
  approved_at: null,
  approved_by_name: null,
  is_approver: false,
  total_count: 1,
};
const alone = { needs_proof: false, needs_second: false };
const together = { needs_proof: true, needs_second: true };
const approved = { approved_at: '2026-11-25T02:00:00Z', approved_by_name: 'ayu' };

test.each([
  ['is paid at once where one person is enough', {}, alone, 'pay'],
  ['is approved first where two are asked for', {}, together, 'approve'],
  ['is paid by another than who approved it', approved, together, 'pay'],
  ['is not paid by who approved it', { ...approved, is_approver: true }, together, null],
  ['is paid by who approved it while one is enough', { ...approved, is_approver: true }, alone, 'pay'],
  ['is left alone when it is frozen', { frozen_reason: 'Pembelian dikembalikan' }, together, null],
  ["is left alone when it is the operator's own", { is_own: true }, together, null],
  ['is left alone after its time', { expired_at: '2026-11-25T02:59:59Z' }, alone, null],
  ['is left alone once it is paid', { status: 'paid' }, together, null],
] as const)('a voucher %s', (_, change, rules, step) => {
  expect(nextStep({ ...voucher, ...change }, rules, now)).toBe(step);
});

test('says why nothing can be done with it', () => {
  expect(describeOutcome({ ...voucher, ...approved, is_approver: true }, now)).toContain(
    'Sudah Anda setujui',
  );
  expect(describeOutcome({ ...voucher, is_own: true }, now)).toContain('sendiri');
  expect(describeOutcome({ ...voucher, frozen_reason: 'Dana kembali' }, now)).toContain('Jangan dibayar');
  expect(describeOutcome({ ...voucher, status: 'paid', proof_note: 'BCA 1' }, now)).toBe('BCA 1');
  expect(describeOutcome({ ...voucher, status: 'expired' }, now)).toContain('Coin kembali');
});
