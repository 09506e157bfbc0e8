import { LRUCache } from 'lru-cache';
import type { Scope } from '#db/scope.ts';
import type { RestEngine } from '../engine.ts';
import { handleCall } from './handle-call.ts';
import { handleOptions } from './handle-options.ts';
import { answerRead, prepareRead } from './handle-read.ts';
import { handleRoot } from './handle-root.ts';
import { answerRootFunction } from './root-function.ts';
import { answerWrite } from './handle-write.ts';
import type { PreparedRead, RestInput, WriteTemplate } from './prepared.ts';
import { fillRead, readShape } from './read-shape.ts';
import { requestKey } from './request-memo.ts';
import { parseRequest } from '../parse/request.ts';
import type { RestAnswer } from '../respond/rest-answer.ts';
import { chooseFormat } from '../plan/choose-format.ts';
import { handlersOf } from '../plan/media-handlers.ts';
import { quoteIdentifier } from '../sql/identifier.ts';
import { chooseSchema, findRelation, type PlanContext } from '../plan/plan-context.ts';

/** Statements that are kept of one write, by the keys of the objects in its body. */
const maxStatements = 20;

/**
 * The whole path of a request: parse → plan → sql → run → respond. The first three ask nothing of the database.
 * Errors: RestError, UndefinedNameError, and those of PostgreSQL; `create-rest-routes.ts` words them.
 */
export async function handleRequest(engine: RestEngine, scope: Scope, input: RestInput): Promise<RestAnswer> {
  const isRead = input.method === 'GET' || input.method === 'HEAD';
  const shape = isRead
    ? readShape(input.search, engine.limits.maxQueryCharacters)
    : { search: input.search, values: [] };
  const key = requestKey({ ...input, search: shape.search }, scope.role);
  const known = engine.cache.peek();
  if (known !== null) {
    const read = engine.reads.find(known, key);
    if (read !== undefined) return answerRead(engine, scope, fillRead(read, shape.values));
    const write = engine.writes.find(known, key);
    if (write !== undefined) return answerWrite(engine, scope, write, input);
  }

  const parsed = parseRequest(input, engine.limits);
  const cache = await engine.cache.get();
  const schema = chooseSchema(cache, parsed.profile);
  // Which schema answered is told where there are several.
  const request = { ...parsed, profile: cache.schemas.length > 1 ? schema : parsed.profile };
  const searchPath = [schema, ...engine.extraSearchPath].map(quoteIdentifier).join(', ');
  const context: PlanContext = {
    cache,
    schema,
    role: scope.role,
    limits: engine.limits,
    searchPath,
    allowsAggregates: engine.allowsAggregates,
    allowsPlan: engine.allowsPlan,
    narrowsStar: engine.narrowsStar,
  };
  engine.clock?.enter('plan');
  const { target, method } = request;
  if (method === 'OPTIONS') return handleOptions(context, request);
  if (target.kind === 'root') {
    const { rootFunction } = engine.openapi;
    return rootFunction
      ? answerRootFunction(engine, scope, context, { request, name: rootFunction, input })
      : handleRoot(engine, context, request, input.address);
  }
  if (target.kind === 'function')
    return handleCall(engine, scope, context, { request, name: target.name, input });
  const relation = findRelation(context, target.name);
  if (isRead) {
    const made = prepareRead(context, request, relation, input.search);
    const ofShape = (): PreparedRead => {
      const { query } = parseRequest({ ...input, search: shape.search }, engine.limits);
      return prepareRead(context, { ...request, query }, relation, shape.search);
    };
    engine.reads.keep(cache, key, shape.values.length === 0 ? () => made : ofShape);
    return answerRead(engine, scope, made);
  }
  const handlers = handlersOf(cache, relation, request.query.select);
  const format = chooseFormat(request.accepts, handlers, context.allowsPlan);
  const write = {
    context,
    request,
    format,
    relation,
    statements: new LRUCache<string, WriteTemplate>({ max: maxStatements }),
  };
  engine.writes.keep(cache, key, () => write);
  return answerWrite(engine, scope, write, input);
}
