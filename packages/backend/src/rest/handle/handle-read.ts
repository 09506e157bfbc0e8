import type { Scope } from '#db/scope.ts';
import type { RestEngine } from '../engine.ts';
import type { PreparedRead } from './prepared.ts';
import type { RestRequest } from '../parse/request.ts';
import type { PlanContext } from '../plan/plan-context.ts';
import { planRead } from '../plan/plan-read.ts';
import { chooseFormat } from '../plan/choose-format.ts';
import { handlersOf } from '../plan/media-handlers.ts';
import { answerPlan } from './answer-plan.ts';
import { locate } from './locate.ts';
import { contentRange, rangeStatus } from '../respond/content-range.ts';
import { preferenceApplied } from '../respond/preference-applied.ts';
import type { RestAnswer } from '../respond/rest-answer.ts';
import { successAnswer } from '../respond/success-answer.ts';
import { runStatement } from '../run/run-statement.ts';
import type { Relation } from '../schema-cache/schema-cache.ts';
import { explainStatement, readStatement } from '../sql/statement.ts';
import { totalOf, totalToCount } from './total.ts';
import { RestError } from '../rest-error.ts';

/** `.single()`: exactly one row of a read; writes are checked where they are made (`sql/check-sql.ts`). Errors: PGRST116. */
function requireSingle(rows: number): void {
  if (rows === 1) return;
  throw new RestError('PGRST116', { details: `The result contains ${rows} rows` });
}

/** The first three stages of GET and HEAD of a table or view; what they make can be used again. */
export function prepareRead(
  context: PlanContext,
  request: RestRequest,
  relation: Relation,
  search: string,
): PreparedRead {
  const { preferences, range, method } = request;
  const handlers = handlersOf(context.cache, relation, request.query.select);
  const format = chooseFormat(request.accepts, handlers, context.allowsPlan);
  const node = planRead(context, relation, request.query, {
    source: { kind: 'table', table: relation },
    range,
    isCapped: true,
  });
  const isEstimate = preferences.count === 'planned' || preferences.count === 'estimated';
  const statement = readStatement(node, {
    format,
    withBody: method === 'GET',
    total: totalToCount(preferences.count, context.limits.maxRows),
  });
  return {
    request,
    format,
    statement,
    explain: isEstimate ? explainStatement(node) : null,
    searchPath: context.searchPath,
    contentLocation: locate(relation.name, search),
  };
}

/** Runs a prepared read and words its answer. */
export async function answerRead(
  engine: RestEngine,
  scope: Scope,
  { request, format, statement, explain, searchPath, contentLocation }: PreparedRead,
): Promise<RestAnswer> {
  const { preferences, range } = request;
  if (format.plan !== null) {
    return answerPlan(engine, scope, {
      statement,
      format,
      plan: format.plan,
      isReadOnly: true,
      searchPath,
      profile: request.profile,
    });
  }
  const { row, planned } = await runStatement(engine, scope, statement, {
    plansOnce: true,
    isReadOnly: true,
    rollsBack: false,
    timezone: preferences.timezone,
    searchPath,
    explain,
  });
  const total = totalOf(preferences.count, row, planned, engine.limits.maxRows);
  const shown = Number(row.shown);
  const applied = preferenceApplied(request, {
    hasConflictTarget: false,
    allowsRollback: engine.allowsRollback,
  });
  const status = rangeStatus(range.offset, shown, total, {
    'Content-Location': contentLocation,
    'Preference-Applied': applied,
    'Content-Profile': request.profile,
  });
  if (format.kind === 'object') requireSingle(shown);
  return successAnswer(request, {
    format,
    status,
    row,
    body: row.body,
    contentRange: contentRange(range.offset, shown, total),
    preferenceApplied: applied,
    headers: { 'Content-Location': contentLocation },
  });
}
