import { AuthError, OAuthError } from './auth-error.ts';
import { apiVersionHeader, currentApiVersion, wantsNewErrorForm } from '../requests/api-version.ts';

type RenderOptions = { apiVersion: string | undefined; errorId: string };

/**
 * Renders any thrown value as the protocol's answer.
 * Out: `{code, message}` for callers of API version 2024-01-01, `{code: status, error_code, msg}` for older ones, plus
 * `error_id` from status 500, and `x-sb-error-code` always. What is not an {@link AuthError} becomes 500 without detail.
 */
export const renderAuthError = (error: unknown, { apiVersion, errorId }: RenderOptions): Response => {
  if (error instanceof OAuthError) {
    return Response.json({ error: error.error, error_description: error.message }, { status: 400 });
  }
  const known = error instanceof AuthError ? error : new AuthError('unexpected_failure', { cause: error });
  const headers = new Headers({ 'x-sb-error-code': known.code });
  if (known.retryAfterSeconds !== undefined) {
    headers.set('Retry-After', String(Math.max(1, Math.ceil(known.retryAfterSeconds))));
  }
  const newForm = wantsNewErrorForm(apiVersion);
  if (newForm) headers.set(apiVersionHeader, currentApiVersion);
  const body = {
    ...(newForm
      ? { code: known.code, message: known.message }
      : { code: known.status, error_code: known.code, msg: known.message }),
    ...(known.status >= 500 ? { error_id: errorId } : {}),
    ...known.extra,
  };
  return Response.json(body, { status: known.status, headers });
};
