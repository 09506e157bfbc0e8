import { authMessages } from './messages.ts';

const texts: Readonly<Record<string, string>> = {
  otp_expired: authMessages.linkInvalid,
  user_banned: authMessages.banned,
  provider_email_needs_verification: authMessages.providerUnverified,
  bad_oauth_state: authMessages.providerLate,
  bad_oauth_callback: authMessages.providerLate,
  flow_state_not_found: authMessages.providerLate,
  flow_state_expired: authMessages.providerLate,
  over_request_rate_limit: authMessages.tooManyTries,
  unexpected_failure: authMessages.providerFailed,
};

/**
 * Puts the error that a mail's link or a sign-in provider brings in the address into words.
 * In: fragment and query of the address. Out: the banner's text, or null when there is no error. Never words of the address itself,
 * since any user can write a link.
 */
export function describeCallbackProblem(fragment: URLSearchParams, query: URLSearchParams): string | null {
  const read = (name: string) => fragment.get(name) ?? query.get(name);
  const code = read('error_code');
  if (code === null) return null;
  if (code === 'bad_oauth_callback' && read('error') === 'access_denied')
    return authMessages.providerCancelled;
  const text = Object.hasOwn(texts, code) ? texts[code] : undefined;
  return text ?? authMessages.unexpectedLogin;
}
