import { expect, test } from 'vitest';
import { toPaymentOutcome } from './payment-outcome.ts';

test.each([
  ['settlement', 'accept', '200', 'paid'],
  ['settlement', undefined, '200', 'paid'],
  ['settlement', 'accept', '201', 'review'],
  ['settlement', 'challenge', '200', 'review'],
  ['capture', 'accept', '200', 'paid'],
  ['capture', 'challenge', '201', 'review'],
  ['capture', 'deny', '202', 'denied'],
  ['pending', 'accept', '201', 'pending'],
  ['authorize', 'accept', '200', 'review'],
  ['deny', 'accept', '202', 'denied'],
  ['cancel', 'accept', '200', 'cancelled'],
  ['expire', undefined, '407', 'expired'],
  ['failure', undefined, '500', 'failed'],
  ['refund', 'accept', '200', 'refunded'],
  ['partial_refund', 'accept', '200', 'partially_refunded'],
  ['chargeback', 'accept', '200', 'charged_back'],
  ['partial_chargeback', 'accept', '200', 'partially_refunded'],
  ['sesuatu_yang_baru', 'accept', '200', 'review'],
] as const)('%s, %s, %s is %s', (transaction_status, fraud_status, status_code, outcome) => {
  expect(
    toPaymentOutcome({
      transaction_status,
      status_code,
      ...(fraud_status === undefined ? {} : { fraud_status }),
    }),
  ).toBe(outcome);
});
