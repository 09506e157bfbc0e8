import { createHash, timingSafeEqual } from 'node:crypto';
import { AuthError, validationFailed } from '../errors/auth-error.ts';

export type CodeChallenge = { challenge: string; method: 's256' | 'plain' };

type ChallengeFields = { code_challenge?: string | undefined; code_challenge_method?: string | undefined };

/**
 * Reads the PKCE pair of a request; null when the request has none.
 * Errors: 400 `validation_failed` for half a pair, a bad length or alphabet, an unknown method.
 */
export const readCodeChallenge = (fields: ChallengeFields): CodeChallenge | null => {
  const challenge = fields.code_challenge ?? '';
  const method = (fields.code_challenge_method ?? '').toLowerCase();
  if (challenge === '' && method === '') return null;
  if (challenge === '' || method === '') {
    throw validationFailed('PKCE flow requires code_challenge_method and code_challenge');
  }
  if (challenge.length < 43 || challenge.length > 128) {
    throw validationFailed('code challenge has to be between 43 and 128 characters');
  }
  if (!/^[\w.~-]+$/.test(challenge)) {
    throw validationFailed(
      'code challenge may only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    );
  }
  if (method !== 's256' && method !== 'plain') {
    throw validationFailed('code_challenge_method must be either s256 or plain');
  }
  return { challenge, method };
};

/** Errors: 400 `bad_code_verifier` when the verifier does not belong to the challenge. */
export const assertCodeVerifier = (saved: CodeChallenge, verifier: string): void => {
  const actual =
    saved.method === 's256' ? createHash('sha256').update(verifier).digest('base64url') : verifier;
  const [a, b] = [Buffer.from(actual), Buffer.from(saved.challenge)];
  if (a.length !== b.length || !timingSafeEqual(a, b)) throw new AuthError('bad_code_verifier');
};
