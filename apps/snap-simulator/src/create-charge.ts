import { randomInt, randomUUID } from 'node:crypto';

import { toMinutes } from './create-request.ts';
import type { Charge, MethodKey, Session } from './model.ts';
import { formatAmount } from './model.ts';
import { toJakartaTime } from './to-jakarta-time.ts';

const digits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join('');

const banks: Partial<Record<MethodKey, string>> = { bca_va: 'bca', bni_va: 'bni', bri_va: 'bri' };
const defaultMinutes: Partial<Record<MethodKey, number>> = { gopay: 15, qris: 15, shopeepay: 15 };

const methodDetails = (method: MethodKey, session: Session): Record<string, unknown> => {
  const bank = banks[method];
  if (bank) return { va_numbers: [{ bank, va_number: digits(16) }], payment_amounts: [] };
  switch (method) {
    case 'permata_va':
      return { permata_va_number: digits(16) };
    case 'echannel':
      return { bill_key: digits(12), biller_code: '70012' };
    case 'indomaret':
    case 'alfamart':
      return { store: method, payment_code: digits(14) };
    case 'qris':
      return {
        issuer: 'gopay',
        acquirer: 'gopay',
        transaction_type: 'on-us',
        qr_string: `00020101021226SIMULATOR${session.orderId}5303360540${formatAmount(session.grossAmount)}5802ID6304${digits(4)}`,
      };
    case 'gopay':
    case 'shopeepay':
      return { deeplink_url: `/snap/v2/vtweb/${session.token}` };
    default:
      return {};
  }
};

/** The provider's `payment_type` of a method. */
export const paymentType = (method: MethodKey): string => {
  if (method.endsWith('_va')) return 'bank_transfer';
  return method === 'indomaret' || method === 'alfamart' ? 'cstore' : method;
};

/** Makes a pending attempt with the numbers that the customer needs, and adds it to the session. */
export function createCharge(session: Session, method: MethodKey, now: number, minuteMs: number): Charge {
  const { expiry } = session.request;
  const start = expiry?.start_time
    ? Date.parse(`${expiry.start_time.slice(0, 19).replace(' ', 'T')}+07:00`)
    : now;
  const minutes = expiry ? toMinutes(expiry) : (defaultMinutes[method] ?? 1_440);
  const expiresAt = (Number.isNaN(start) ? now : start) + minutes * minuteMs;
  const charge: Charge = {
    transactionId: randomUUID(),
    method,
    status: 'pending',
    statusCode: '201',
    statusMessage: 'Transaksi sedang diproses',
    // Convenience stores carry no fraud status.
    fraudStatus: paymentType(method) === 'cstore' ? null : 'accept',
    transactionTime: now,
    settlementTime: null,
    expiresAt,
    details: { ...methodDetails(method, session), expiry_time: toJakartaTime(expiresAt) },
    refundedAmount: 0,
    refundKeys: [],
  };
  session.charges.push(charge);
  return charge;
}
