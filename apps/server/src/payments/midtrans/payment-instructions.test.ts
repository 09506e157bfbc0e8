import { expect, test } from 'vitest';
import type { Transaction } from './notification.ts';
import { toPaymentInstructions } from './payment-instructions.ts';

const transaction = (fields: Record<string, unknown>): Transaction => ({
  order_id: 'KU-1',
  transaction_id: 't',
  transaction_status: 'pending',
  status_code: '201',
  gross_amount: '80000.00',
  ...fields,
});

test.each([
  [{ va_numbers: [{ bank: 'bca', va_number: '1' }] }, { va_numbers: [{ bank: 'bca', va_number: '1' }] }],
  [{ payment_type: 'qris', expiry_time: '2026-11-25 10:15:00' }, { expiry_time: '2026-11-25 10:15:00' }],
  [{ transaction_status: 'deny', channel_response_code: '51' }, { denial: 'funds' }],
  [{ transaction_status: 'deny', channel_response_code: '05' }, { denial: 'bank' }],
  [{ transaction_status: 'deny', fraud_status: 'deny' }, { denial: 'security' }],
  [{ transaction_status: 'capture', fraud_status: 'deny' }, { denial: 'security' }],
  [{ transaction_status: 'deny', payment_type: 'credit_card' }, { denial: 'bank' }],
  [{ transaction_status: 'deny', payment_type: 'gopay' }, null],
  [{ transaction_status: 'pending', denial: 'funds' }, null],
  [{}, null],
])('%j gives %j', (fields, instructions) => {
  expect(toPaymentInstructions(transaction(fields))).toEqual(instructions);
});
