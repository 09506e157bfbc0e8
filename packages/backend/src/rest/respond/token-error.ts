import { errors } from 'jose';
import { UnlistedRole } from '#http/token-refusal.ts';
import { errorAnswer } from './error-answer.ts';
import type { RestAnswer } from './rest-answer.ts';

/** Words a refused bearer token as PostgREST does: PGRST301 when it cannot be read, PGRST303 when its claims do not hold. */
export function tokenErrorAnswer(error: unknown, token: string | null): RestAnswer {
  // As PostgreSQL words it where the role that signs in was not granted that one.
  if (error instanceof UnlistedRole)
    return errorAnswer(403, { code: '42501', message: error.message, details: null, hint: null });
  const { code, message } = describe(error, token);
  return refuse(code, message);
}

/** `Authorization: Bearer` with nothing behind it. */
export function emptyTokenAnswer(): RestAnswer {
  return refuse('PGRST301', 'Empty JWT is sent in Authorization header');
}

function refuse(code: 'PGRST301' | 'PGRST303', message: string): RestAnswer {
  const challenge = `Bearer error="invalid_token", error_description="${message}"`;
  return errorAnswer(401, { code, message, details: null, hint: null }, { 'WWW-Authenticate': challenge });
}

const claimMessages: ReadonlyMap<string, string> = new Map([
  ['nbf', 'JWT not yet valid'],
  ['iat', 'JWT issued at future'],
  ['aud', 'JWT not in audience'],
]);

function describe(error: unknown, token: string | null): { code: 'PGRST301' | 'PGRST303'; message: string } {
  const parts = token?.split('.').length ?? 0;
  if (parts !== 3) return { code: 'PGRST301', message: `Expected 3 parts in JWT; got ${parts}` };
  if (error instanceof errors.JWTExpired) return { code: 'PGRST303', message: 'JWT expired' };
  if (error instanceof errors.JWTClaimValidationFailed) {
    const { claim, reason } = error;
    const wanted = claim === 'aud' ? 'a string or an array of strings' : 'a number';
    const message =
      reason === 'invalid' ? `The JWT '${claim}' claim must be ${wanted}` : claimMessages.get(claim);
    return { code: 'PGRST303', message: message ?? 'JWT claims are not valid' };
  }
  if (error instanceof errors.JOSEAlgNotAllowed || error instanceof errors.JOSENotSupported) {
    return { code: 'PGRST301', message: 'Wrong or unsupported encoding algorithm' };
  }
  if (error instanceof errors.JOSEError)
    return { code: 'PGRST301', message: 'JWT cryptographic operation failed' };
  return { code: 'PGRST303', message: 'The session of this JWT has ended' };
}
