import { AuthError } from '../errors/auth-error.ts';
import { type Bearer, requireSecondStep } from '../sessions/bearer.ts';
import type { Queryable } from '../users/user-row.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The largest number of factors of one person. */
export const maxFactors = 10;
/** A factor that was not verified within this time is removed when the next one is enrolled. */
export const unverifiedSeconds = 300;

/** A factor's credential as its column keeps it; the key is base64url. */
export type FactorCredential = {
  id: string;
  public_key: string;
  counter: number;
  transports: string[];
  backed_up: boolean;
};

export type Factor = {
  id: string;
  user_id: string;
  friendly_name: string | null;
  factor_type: 'totp' | 'phone' | 'webauthn' | 'recovery_code';
  status: 'unverified' | 'verified';
  secret: string | null;
  phone: string | null;
  web_authn_credential: FactorCredential | null;
};

/**
 * Finds a factor of this person.
 * Errors: 404 `validation_failed` for an id that is none, 404 `mfa_factor_not_found` also for another user's.
 */
export const findFactor = async (sql: Queryable, userId: string, factorId: string): Promise<Factor> => {
  if (!uuid.test(factorId)) {
    throw new AuthError('validation_failed', { status: 404, message: 'factor_id must be an UUID' });
  }
  const [factor] = await sql<Factor[]>`
    select id, user_id, friendly_name, factor_type, status, secret, phone, web_authn_credential
    from auth.mfa_factors where id = ${factorId} and user_id = ${userId}`;
  if (!factor) throw new AuthError('mfa_factor_not_found');
  return factor;
};

/**
 * Demands the second step of a user who wants to finish setting up a factor though another one is verified: it was begun before,
 * perhaps by a person who knows the password only.
 * Errors: 403 `insufficient_aal`.
 */
export const requireMayFinish = (bearer: Bearer, factor: Factor): void => {
  if (factor.status === 'verified') return;
  requireSecondStep(bearer, { status: 403, message: 'AAL2 required to verify a new factor' });
};
