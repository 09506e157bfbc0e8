import type { Context } from 'hono';
import { AuthError } from '../errors/auth-error.ts';
import { apiVersionHeader } from './api-version.ts';
import { renderAuthError } from '../errors/render-error.ts';

/** The answer to a body over the server's limit in the words of /auth/v1: 413 `request_entity_too_large`. */
export const refuseLargeBody = (c: Context): Response =>
  renderAuthError(new AuthError('request_entity_too_large'), {
    apiVersion: c.req.header(apiVersionHeader),
    errorId: '',
  });
