import { TokenRefusal } from '#http/token-refusal.ts';
import { authErrors, type AuthErrorCode } from './error-codes.ts';

type AuthErrorOptions = {
  message?: string;
  status?: number;
  /** Seconds for `Retry-After`. */
  retryAfterSeconds?: number;
  /** Further members of the body, for example `weak_password`. */
  extra?: Record<string, unknown>;
  cause?: unknown;
};

/** An error that a client of /auth/v1 may see, also as the reason why a token is refused; built only from `error-codes.ts`. */
export class AuthError extends TokenRefusal {
  override readonly name = 'AuthError';
  readonly code: AuthErrorCode;
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;
  readonly extra: Record<string, unknown>;

  constructor(code: AuthErrorCode, options: AuthErrorOptions = {}) {
    super(options.message ?? authErrors[code].message, { cause: options.cause });
    this.code = code;
    this.status = options.status ?? authErrors[code].status;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.extra = options.extra ?? {};
  }
}

/** The error form of the `id_token` grant: always 400 with `error` and `error_description`. */
export class OAuthError extends Error {
  readonly error: string;

  constructor(error: string, description: string) {
    super(description);
    this.name = 'OAuthError';
    this.error = error;
  }
}

/** Shorthand for the most frequent refusal: 400 `validation_failed` with its own text. */
export const validationFailed = (message: string): AuthError =>
  new AuthError('validation_failed', { message });
