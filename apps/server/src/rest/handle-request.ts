import type { Scope } from '#db/scope.ts';
import type { RestEngine } from './engine.ts';
import { handleCall } from './handle-call.ts';
import { handleRead } from './handle-read.ts';
import { handleWrite } from './handle-write.ts';
import { parseRequest } from './parse/request.ts';
import { chooseSchema, findRelation, type PlanContext } from './plan/plan-context.ts';
import { RestError } from './rest-error.ts';

/** One request below the prefix of the data API. */
export type RestInput = {
  method: string;
  path: string;
  search: string;
  headers: Headers;
  text: () => Promise<string>;
};

/**
 * The whole path of a request: parse → plan → sql → run → respond. The first three ask nothing of the database.
 * Errors: RestError, UndefinedNameError, and those of PostgreSQL; `create-rest-routes.ts` words them.
 */
export async function handleRequest(engine: RestEngine, scope: Scope, input: RestInput): Promise<Response> {
  const request = parseRequest(input, engine.limits);
  const cache = await engine.cache.get();
  const schema = chooseSchema(cache, request.profile);
  const context: PlanContext = { cache, schema, role: scope.role, limits: engine.limits };
  const { target, method } = request;
  if (target.kind === 'root') throw new RestError('PGRST126');
  if (target.kind === 'function')
    return handleCall(engine, scope, context, { request, name: target.name, input });
  const relation = findRelation(context, target.name);
  if (method === 'OPTIONS') throw new RestError('PGRST127');
  if (method === 'GET' || method === 'HEAD')
    return handleRead(engine, scope, context, { request, relation, input });
  return handleWrite(engine, scope, context, { request, relation, input });
}
