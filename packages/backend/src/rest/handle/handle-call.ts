import type { Scope } from '#db/scope.ts';
import type { RestEngine } from '../engine.ts';
import type { RestInput } from './prepared.ts';
import { type CallInput, parseCallBody } from '../parse/call-body.ts';
import type { RestRequest } from '../parse/request.ts';
import type { CallPlan } from '../plan/call-plan.ts';
import { planCall } from '../plan/plan-call.ts';
import type { PlanContext } from '../plan/plan-context.ts';
import { contentRange, rangeStatus } from '../respond/content-range.ts';
import { preferenceApplied } from '../respond/preference-applied.ts';
import type { RestAnswer } from '../respond/rest-answer.ts';
import { successAnswer } from '../respond/success-answer.ts';
import { runStatement } from '../run-statement.ts';
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
  const { preferences, format, range } = request;
  const given: CallInput =
    request.method === 'POST'
      ? parseCallBody(input.headers.get('content-type'), await input.text(), engine.limits.maxJsonDepth)
      : { kind: 'query', pairs: request.query.args };
  const plan = planCall(context, name, request, given);
  const statement = callStatement(plan, {
    format,
    withBody: request.method !== 'HEAD',
    total: totalToCount(preferences.count, engine.limits.maxRows),
    check: checkOf(request, plan),
  });
  const { row, planned } = await runStatement(engine.database, engine.shapes, scope, statement, {
    plansOnce: false,
    isReadOnly: plan.isReadOnly,
    rollsBack: engine.allowsRollback && preferences.tx === 'rollback',
    timezone: preferences.timezone,
    explain: null,
  });
  // What a volatile function wrote is not known.
  if (!plan.isReadOnly) engine.onWrite(['*']);
  const total = totalOf(preferences.count, row, planned, engine.limits.maxRows);
  const shown = Number(row.shown);
  return successAnswer(request, {
    status: plan.shape === 'void' ? 204 : rangeStatus(range.offset, shown, total),
    row,
    body: row.body,
    contentRange: contentRange(range.offset, shown, total),
    preferenceApplied: preferenceApplied(request, {
      hasConflictTarget: false,
      allowsRollback: engine.allowsRollback,
    }),
  });
}

/** Checks that undo the call when they fail. */
function checkOf({ preferences, format }: RestRequest, { shape }: CallPlan): ResultCheck {
  return {
    isSingle: format.kind === 'object' && (shape === 'rows' || shape === 'scalars'),
    atMost: preferences.handling === 'strict' ? preferences.maxAffected : null,
  };
}
