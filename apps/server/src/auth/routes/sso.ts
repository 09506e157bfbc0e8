import type { Handler } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '#http/app-env.ts';
import { AuthError, validationFailed } from '../auth-error.ts';
import { clientInfo } from '../client-info.ts';
import type { AuthContext } from '../context.ts';
import { optionalText, readBody } from '../read-body.ts';

const ssoSchema = z.object({ provider_id: optionalText, domain: optionalText });

/**
 * POST /sso: sign-in at an organisation's SAML provider (spec §7). No SAML provider can be configured yet, so a well-formed
 * request is refused as the protocol demands.
 * Errors: 400 `validation_failed`; 404 `saml_provider_disabled`; 429.
 */
export const postSso =
  (context: AuthContext): Handler<AppEnv> =>
  async (c) => {
    const body = await readBody(c, ssoSchema);
    await context.limiter.take({ address: 'sso', of: clientInfo(c).ip });
    if (body.provider_id !== undefined && body.domain !== undefined) {
      throw validationFailed('Only one of provider_id or domain supported');
    }
    if (body.provider_id === undefined && body.domain === undefined) {
      throw validationFailed('A provider_id or domain needs to be provided');
    }
    throw new AuthError('saml_provider_disabled');
  };
