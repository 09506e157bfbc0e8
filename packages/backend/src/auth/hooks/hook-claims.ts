import type { Claims } from '#http/app-env.ts';
import type { AuthContext } from '../context.ts';
import { AuthError } from '../errors/auth-error.ts';
import { askHook } from './hook.ts';

/** Who the token is of and what its session has proved: no hook changes these. */
const fixed = ['sub', 'aud', 'session_id', 'aal', 'amr', 'is_anonymous'] as const;

/**
 * Claims as the access-token hook wants them: it may add and change, but not make the token another user's.
 * Errors: those of the hook; 500 `hook_payload_invalid` when it answers no claims or a role that has no users.
 */
export async function claimsByHook(context: AuthContext, claims: Claims, method: string): Promise<Claims> {
  const hook = context.options.accessTokenHook;
  if (hook === undefined) return claims;
  const answer = await askHook(context.database, hook, {
    user_id: claims.sub,
    claims,
    authentication_method: method,
  });
  const wanted = answer['claims'];
  if (typeof wanted !== 'object' || wanted === null || Array.isArray(wanted)) {
    throw new AuthError('hook_payload_invalid', { message: 'The access token hook answered no claims' });
  }
  const kept = Object.fromEntries(fixed.map((name) => [name, claims[name]]));
  const result = { ...(wanted as Claims), ...kept };
  if (result.role !== 'authenticated' && result.role !== 'anon') {
    throw new AuthError('hook_payload_invalid', {
      message: 'The access token hook answered an unknown role',
    });
  }
  return result;
}
