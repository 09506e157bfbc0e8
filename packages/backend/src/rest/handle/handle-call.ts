import type { Scope } from '#db/scope.ts';
import type { RestEngine } from '../engine.ts';
import type { RestInput } from './prepared.ts';
import { bodyType, type CallInput, parseCallBody, parseCallBytes } from '../parse/call-body.ts';
import type { RestRequest } from '../parse/request.ts';
import type { CallPlan } from '../plan/call-plan.ts';
import { planCall } from '../plan/plan-call.ts';
import type { PlanContext } from '../plan/plan-context.ts';
import { chooseFormat } from '../plan/choose-format.ts';
import { handlersOf } from '../plan/media-handlers.ts';
import { RestError } from '../rest-error.ts';
import type { ResponseFormat } from '../parse/media-type.ts';
import type { MediaHandler } from '../schema-cache/schema-cache.ts';
import { answerPlan } from './answer-plan.ts';
import { contentRange, rangeStatus } from '../respond/content-range.ts';
import { preferenceApplied } from '../respond/preference-applied.ts';
import type { RestAnswer } from '../respond/rest-answer.ts';
import { successAnswer } from '../respond/success-answer.ts';
import { runStatement } from '../run/run-statement.ts';
import type { ResultCheck } from '../sql/check-sql.ts';
import { callStatement } from '../sql/statement.ts';
import { totalOf, totalToCount } from './total.ts';

/** GET, HEAD and POST of a function. */
export async function handleCall(
  engine: RestEngine,
  scope: Scope,
  context: PlanContext,
  { request, name, input }: { request: RestRequest; name: string; input: RestInput },
): Promise<RestAnswer> {
  const { preferences, range } = request;
  const given = await readArguments(request, input, engine.limits.maxJsonDepth);
  const plan = planCall(context, name, request, given);
  const handlers = callHandlers(context, plan, request);
  const format = chooseFormat(request.accepts, handlers, context.allowsPlan);
  const statement = callStatement(plan, {
    format,
    withBody: request.method !== 'HEAD',
    total: totalToCount(preferences.count, engine.limits.maxRows),
    check: checkOf(request, plan, format),
  });
  if (format.plan !== null) {
    const { isReadOnly } = plan;
    const { searchPath } = context;
    return answerPlan(engine, scope, {
      statement,
      format,
      plan: format.plan,
      isReadOnly,
      searchPath,
      profile: request.profile,
    });
  }
  const { row, planned } = await runStatement(engine, scope, statement, {
    plansOnce: false,
    isReadOnly: plan.isReadOnly,
    rollsBack: engine.allowsRollback && preferences.tx === 'rollback',
    timezone: preferences.timezone,
    searchPath: context.searchPath,
    explain: null,
  });
  // What a volatile function wrote is not known.
  if (!plan.isReadOnly) engine.onWrite(['*']);
  const total = totalOf(preferences.count, row, planned, engine.limits.maxRows);
  const shown = Number(row.shown);
  const applied = preferenceApplied(request, {
    hasConflictTarget: false,
    allowsRollback: engine.allowsRollback,
  });
  const also = { 'Preference-Applied': applied, 'Content-Profile': request.profile };
  return successAnswer(request, {
    status: plan.shape === 'void' ? 204 : rangeStatus(range.offset, shown, total, also),
    format,
    row,
    body: row.body,
    contentRange: contentRange(range.offset, shown, total),
    preferenceApplied: applied,
  });
}

/** A function may give a body of its own media type; rows may be written by an aggregate. */
function callHandlers(
  { cache }: PlanContext,
  { routine, shape, read }: CallPlan,
  { query }: RestRequest,
): MediaHandler[] {
  if (routine.result.kind === 'scalar') {
    const { mediaType, result } = routine;
    return mediaType === null || shape !== 'scalar'
      ? []
      : [{ mediaType, isBytes: result.isBytes, aggregate: null }];
  }
  return read?.source.kind === 'cte' ? handlersOf(cache, read.source.rowType, query.select) : [];
}

async function readArguments(
  { method, query }: RestRequest,
  input: RestInput,
  maxJsonDepth: number,
): Promise<CallInput> {
  if (method !== 'POST') return { kind: 'query', pairs: query.args };
  const contentType = input.headers.get('content-type');
  if (bodyType(contentType) === 'application/octet-stream') return parseCallBytes(await input.bytes());
  return parseCallBody(contentType, await input.text(), { columns: query.columns, maxJsonDepth });
}

/** Checks that undo the call when they fail. Errors: PGRST128 where rows are to be counted and the function gives none. */
function checkOf({ preferences }: RestRequest, { shape }: CallPlan, format: ResponseFormat): ResultCheck {
  const isSet = shape === 'rows' || shape === 'scalars';
  const atMost = preferences.handling === 'strict' ? preferences.maxAffected : null;
  if (atMost !== null && !isSet) {
    throw new RestError('PGRST128', {
      message:
        'Function must return SETOF or TABLE when max-affected preference is used with handling=strict',
    });
  }
  return { isSingle: format.kind === 'object' && isSet, atMost };
}
