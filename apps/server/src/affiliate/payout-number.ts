import { hkdfSync } from 'node:crypto';
import { seal, unseal } from '@kawanusaha/backend/auth/keys/secret-box';

const keyBytes = 32;

const keyFrom = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'kawanusaha payouts: account numbers', keyBytes));

/** Encrypts an account number for its owner's row. In: the server's secret (JWT_SECRET), the owner's id, digits. Out: base64url. */
export const sealPayoutNumber = (secret: string, userId: string, digits: string): string =>
  seal(keyFrom(secret), `payout:${userId}`, digits);

/** Reads what {@link sealPayoutNumber} made; null when the secret has changed since, so that the owner has to enter it again. */
export function openPayoutNumber(secret: string, userId: string, sealed: string): string | null {
  try {
    return unseal(keyFrom(secret), `payout:${userId}`, sealed);
  } catch {
    return null;
  }
}
