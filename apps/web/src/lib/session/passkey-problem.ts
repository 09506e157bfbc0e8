/** Why a passkey could not be used or made, as far as a screen has words of its own for it. */
export type PasskeyProblem =
  | 'cancelled'
  | 'known'
  | 'unsuitable'
  | 'unknown-passkey'
  | 'stale'
  | 'full'
  | null;

const byCode: Readonly<Record<string, PasskeyProblem>> = {
  ERROR_CEREMONY_ABORTED: 'cancelled',
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'known',
  webauthn_credential_exists: 'known',
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: 'unsuitable',
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT: 'unsuitable',
  ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG: 'unsuitable',
  // The server answers so for a wrong proof as well; an unknown passkey is what happens to people.
  webauthn_verification_failed: 'unknown-passkey',
  reauthentication_needed: 'stale',
  too_many_passkeys: 'full',
};

/**
 * Reads an error of the browser's dialog or of the server's answer.
 * In: what the client gave or threw. A dialog that was closed, or that nothing answered in time, counts as cancelled.
 */
export function readPasskeyProblem(error: unknown): PasskeyProblem {
  const { name, code } = (typeof error === 'object' && error !== null ? error : {}) as Record<
    string,
    unknown
  >;
  if (name === 'NotAllowedError') return 'cancelled';
  return typeof code === 'string' ? (byCode[code] ?? null) : null;
}
