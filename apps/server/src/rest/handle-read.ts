import type { Scope } from '#db/scope.ts';
import type { RestEngine } from './engine.ts';
import type { RestInput } from './handle-request.ts';
import type { RestRequest } from './parse/request.ts';
import type { PlanContext } from './plan/plan-context.ts';
import { planRead } from './plan/plan-read.ts';
import { contentRange, rangeStatus } from './respond/content-range.ts';
import { preferenceApplied } from './respond/preference-applied.ts';
import { requireSingle } from './respond/require-single.ts';
import { successResponse } from './respond/success-response.ts';
import { runStatement } from './run-statement.ts';
import type { Relation } from './schema-cache/schema-cache.ts';
import { explainStatement, readStatement } from './sql/statement.ts';
import { totalOf, totalToCount } from './total.ts';

/** GET and HEAD of a table or view. */
export async function handleRead(
  engine: RestEngine,
  scope: Scope,
  context: PlanContext,
  { request, relation, input }: { request: RestRequest; relation: Relation; input: RestInput },
): Promise<Response> {
  const { preferences, range, format, method } = request;
  const node = planRead(context, relation, request.query, {
    source: { kind: 'table', table: relation },
    range,
    isCapped: true,
  });
  const isEstimate = preferences.count === 'planned' || preferences.count === 'estimated';
  const statement = readStatement(node, {
    format,
    withBody: method === 'GET',
    total: totalToCount(preferences.count, engine.limits.maxRows),
  });
  const { row, planned } = await runStatement(engine.database, engine.shapes, scope, statement, {
    plansOnce: true,
    isReadOnly: true,
    rollsBack: false,
    timezone: preferences.timezone,
    verify: null,
    explain: isEstimate ? explainStatement(node) : null,
  });
  const total = totalOf(preferences.count, row, planned, engine.limits.maxRows);
  const shown = Number(row.shown);
  const status = rangeStatus(range.offset, shown, total);
  if (format.kind === 'object') requireSingle(shown);
  return successResponse(request, {
    status,
    row,
    body: row.body,
    contentRange: contentRange(range.offset, shown, total),
    preferenceApplied: preferenceApplied(request, {
      hasConflictTarget: false,
      allowsRollback: engine.allowsRollback,
    }),
    headers: { 'Content-Location': contentLocation(relation.name, input.search) },
  });
}

function contentLocation(name: string, search: string): string {
  const params = new URLSearchParams(search);
  params.delete('apikey');
  params.sort();
  return params.size === 0
    ? `/${encodeURIComponent(name)}`
    : `/${encodeURIComponent(name)}?${params.toString()}`;
}
