import { createHash } from 'node:crypto';

/** The provider's signature: SHA-512 over the exact texts, in lower-case hex. */
export const signNotification = (
  orderId: string,
  statusCode: string,
  grossAmount: string,
  serverKey: string,
): string => createHash('sha512').update(`${orderId}${statusCode}${grossAmount}${serverKey}`).digest('hex');
