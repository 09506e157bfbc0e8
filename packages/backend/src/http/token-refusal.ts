import { errors } from 'jose';

/** Why a bearer token does not say who the caller is; the message may be shown. */
export class TokenRefusal extends Error {
  override readonly name: string = 'TokenRefusal';
}

/** A token that is rightly signed and names a database role that no request may take. */
export class UnlistedRole extends TokenRefusal {
  override readonly name = 'UnlistedRole';

  constructor(role: string) {
    super(`permission denied to set role "${role}"`);
  }
}

/**
 * Whether an error is about the token itself. Anything else (the database is away, a file is missing) says nothing about who
 * asks, so it must not end a session.
 */
export function isTokenRefusal(error: unknown): error is Error {
  return error instanceof TokenRefusal || error instanceof errors.JOSEError;
}
