import type { Scope } from '#db/scope.ts';
import type { RestEngine } from '../engine.ts';
import type { RestRequest } from '../parse/request.ts';
import type { PlanContext } from '../plan/plan-context.ts';
import type { RestAnswer } from '../respond/rest-answer.ts';
import { handleCall } from './handle-call.ts';
import type { RestInput } from './prepared.ts';

const openapi = 'application/openapi+json';
const json = 'application/json';

/**
 * GET and HEAD of the root where a function answers there (`db-root-spec` of PostgREST): it is called as the caller, and its
 * JSON is an OpenAPI document for who asks for one. Errors: those of a call.
 */
export async function answerRootFunction(
  engine: RestEngine,
  scope: Scope,
  context: PlanContext,
  { request, name, input }: { request: RestRequest; name: string; input: RestInput },
): Promise<RestAnswer> {
  const accepts = request.accepts.map((offer) => (offer.type === openapi ? { ...offer, type: json } : offer));
  const called: RestRequest = { ...request, target: { kind: 'function', name }, accepts };
  const answer = await handleCall(engine, scope, context, { request: called, name, input });
  const isDocument =
    request.accepts[0]?.type === openapi && answer.headers['Content-Type']?.startsWith(json) === true;
  return isDocument
    ? { ...answer, headers: { ...answer.headers, 'Content-Type': `${openapi}; charset=utf-8` } }
    : answer;
}
