import { findRootFormat } from '../parse/media-type.ts';
import type { RestRequest } from '../parse/request.ts';
import { buildOpenapiDocument } from '../openapi/build-document.ts';
import type { PlanContext } from '../plan/plan-context.ts';
import type { RestAnswer } from '../respond/rest-answer.ts';
import { RestError } from '../rest-error.ts';

/**
 * GET of the root: the OpenAPI document, for the secret key alone, since it lists every table.
 * Errors: PGRST126 for any other caller, so that the root tells it nothing.
 */
export function handleRoot(context: PlanContext, request: RestRequest, address: URL): RestAnswer {
  if (context.role !== 'service_role') throw new RestError('PGRST126');
  const format = request.accepts.map(findRootFormat).find((found) => found !== undefined);
  if (format === undefined) throw new RestError('PGRST107');
  const document = buildOpenapiDocument(context.cache, context.schema, address);
  return {
    status: 200,
    headers: { 'Content-Type': format.contentType },
    body: request.method === 'HEAD' ? null : JSON.stringify(document),
  };
}
