import { createHash, timingSafeEqual } from 'node:crypto';

type Signed = { order_id: string; status_code: string; gross_amount: string; signature_key: string };

/** SHA-512 over the texts exactly as received, in lower-case hex. */
export const computeSignature = (
  { order_id, status_code, gross_amount }: Omit<Signed, 'signature_key'>,
  serverKey: string,
): string =>
  createHash('sha512').update(`${order_id}${status_code}${gross_amount}${serverKey}`).digest('hex');

/** Compares in constant time; a signature of another length or case is false. */
export function hasValidSignature(notification: Signed, serverKey: string): boolean {
  const expected = Buffer.from(computeSignature(notification, serverKey));
  const given = Buffer.from(notification.signature_key);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
