import type { RestRequest } from '../parse/request.ts';
import { buildOpenapiDocument } from '../openapi/build-document.ts';
import type { PlanContext } from '../plan/plan-context.ts';
import type { RestAnswer } from '../respond/rest-answer.ts';
import { RestError } from '../rest-error.ts';

/**
 * GET of the root: the OpenAPI document, for the secret key alone, since it lists every table.
 * Errors: PGRST126 for anybody else, so that the root tells them nothing.
 */
export function handleRoot(context: PlanContext, request: RestRequest, address: URL): RestAnswer {
  if (context.role !== 'service_role') throw new RestError('PGRST126');
  const document = buildOpenapiDocument(context.cache, context.schema, address);
  return {
    status: 200,
    headers: { 'Content-Type': 'application/openapi+json; charset=utf-8' },
    body: request.method === 'HEAD' ? null : JSON.stringify(document),
  };
}
