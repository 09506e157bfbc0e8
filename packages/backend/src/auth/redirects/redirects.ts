import type { Logger } from 'pino';
import { AuthError } from '../errors/auth-error.ts';
import type { SessionBody } from '../sessions/present-session.ts';

type Params = Record<string, string>;

const redirect = (location: string, status: 302 | 303): Response =>
  new Response(null, { status, headers: { Location: location, 'Referrer-Policy': 'no-referrer' } });

// The target was accepted as text, so it is extended as text: parsing again could change what was checked.
const withFragment = (target: string, params: Params): string =>
  `${target.split('#')[0]}#${new URLSearchParams(params)}`;

/** The target with further query parameters. */
export const withQuery = (target: string, params: Params): string => {
  const [base = '', fragment] = target.split('#');
  const joined = `${base}${base.includes('?') ? '&' : '?'}${new URLSearchParams(params)}`;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
};

const oauthErrors: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
};

/** Sends the browser on with a session in the fragment, which no server sees. */
export const redirectWithSession = (target: string, session: SessionBody, extra: Params): Response =>
  redirect(
    withFragment(target, {
      access_token: session.access_token,
      expires_at: String(session.expires_at),
      expires_in: String(session.expires_in),
      refresh_token: session.refresh_token,
      sb: '',
      token_type: session.token_type,
      ...extra,
    }),
    303,
  );

/** Sends the browser on with a message that is no error. */
export const redirectWithMessage = (target: string, message: string): Response =>
  redirect(withFragment(target, { message, sb: '' }), 303);

/** Sends the browser on with `error`, `error_code` and `error_description`; what is no AuthError is logged and hidden. */
export const redirectWithError = (
  target: string,
  error: unknown,
  options: { inQuery: boolean; log: Logger; status?: 302 | 303 },
): Response => {
  const known = error instanceof AuthError ? error : new AuthError('unexpected_failure', { cause: error });
  if (known.status >= 500) options.log.error({ err: error }, 'auth redirect failed');
  const params = {
    error: oauthErrors[known.status] ?? (known.status >= 500 ? 'server_error' : 'invalid_request'),
    error_code: known.code,
    error_description: known.message,
  };
  const base = options.inQuery ? withQuery(target, params) : target;
  return redirect(withFragment(base, { ...params, sb: '' }), options.status ?? 303);
};
