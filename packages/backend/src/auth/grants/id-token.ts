import { createHash } from 'node:crypto';
import type { Handler } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '#http/app-env.ts';
import { requestLog } from '#http/log/request-log.ts';
import { AuthError, OAuthError } from '../errors/auth-error.ts';
import { requireSecondStep, requireUser } from '../sessions/bearer.ts';
import { clientInfo } from '../requests/client-info.ts';
import type { AuthContext } from '../context.ts';
import { resolveProviderUser } from '../providers/resolve-user.ts';
import { optionalText, readBody, securityFields } from '../requests/read-body.ts';
import { sameDigest } from '../keys/secrets.ts';
import { openSession } from '../sessions/open-session.ts';
import { respondSession } from '../sessions/present-session.ts';

const idTokenSchema = z.object({
  provider: optionalText,
  id_token: optionalText,
  access_token: optionalText,
  nonce: optionalText,
  client_id: optionalText,
  issuer: optionalText,
  link_identity: z.boolean().nullish(),
  ...securityFields,
});

// The token carries the hash of the nonce; the client proves that it asked for this very token by knowing the nonce.
const assertNonce = (sent: string | undefined, carried: string | null): void => {
  if ((sent === undefined) !== (carried === null)) {
    throw new OAuthError(
      'invalid request',
      'Passed nonce and nonce in id_token should either both exist or not.',
    );
  }
  if (sent === undefined || carried === null) return;
  if (!sameDigest(createHash('sha256').update(sent).digest('hex'), carried)) {
    throw new OAuthError('invalid nonce', 'Nonces mismatch');
  }
};

/**
 * Grant `id_token`: signs in with an ID token that the client got from the provider itself (spec §7); with `link_identity`
 * and a bearer token it links the identity instead.
 * Errors: OAuth form 400 for a token that is not sound; 400 `provider_disabled`; 403 `user_banned`; 422
 * `provider_email_needs_verification`, `identity_already_exists`; 429.
 */
export const grantIdToken =
  (context: AuthContext): Handler<AppEnv> =>
  async (c) => {
    const body = await readBody(c, idTokenSchema);
    const client = clientInfo(c);
    await context.limiter.take({ address: 'token', of: client.ip });
    if (body.id_token === undefined) throw new OAuthError('invalid request', 'id_token required');
    if (body.provider === undefined) {
      throw new OAuthError('invalid request', 'provider or client_id and issuer required');
    }
    const provider = context.providers.get(body.provider);
    if (!provider?.readIdToken) {
      throw new AuthError('provider_disabled', {
        message: `Provider (issuer "${(body.issuer ?? body.provider).slice(0, 100)}") is not enabled`,
      });
    }
    const bearer = body.link_identity === true ? await requireUser(c, context) : null;
    if (bearer) {
      if (context.options.manualLinking === false) throw new AuthError('manual_linking_disabled');
      requireSecondStep(bearer);
    }
    const profile = await provider.readIdToken(body.id_token).catch((error: unknown) => {
      requestLog(c).info({ err: error }, 'an ID token was refused');
      throw new OAuthError('invalid request', 'Bad ID token');
    });
    assertNonce(body.nonce, profile.nonce);
    const user = await resolveProviderUser(context, {
      provider: body.provider,
      profile,
      linkToUserId: bearer?.user.id ?? null,
      client,
    });
    const session = await openSession(context.database.owner, user, { method: 'oauth', client });
    return respondSession(c, context, session);
  };
