import type { Scope } from '#db/scope.ts';
import type { RestEngine } from './engine.ts';
import type { RestInput } from './handle-request.ts';
import { parsePayload } from './parse/payload.ts';
import type { RestRequest } from './parse/request.ts';
import type { PlanContext } from './plan/plan-context.ts';
import { planWrite } from './plan/plan-write.ts';
import { preferenceApplied } from './respond/preference-applied.ts';
import type { RestAnswer } from './respond/rest-answer.ts';
import { successAnswer } from './respond/success-answer.ts';
import { writeOutcome } from './respond/write-outcome.ts';
import { runStatement } from './run-statement.ts';
import type { Relation } from './schema-cache/schema-cache.ts';
import type { ResultCheck } from './sql/check-sql.ts';
import { writeStatement } from './sql/statement.ts';

/** POST, PATCH, PUT and DELETE on a table or view. */
export async function handleWrite(
  engine: RestEngine,
  scope: Scope,
  context: PlanContext,
  { request, relation, input }: { request: RestRequest; relation: Relation; input: RestInput },
): Promise<RestAnswer> {
  const { preferences, format, query } = request;
  const payload =
    request.method === 'DELETE'
      ? null
      : parsePayload(input.headers.get('content-type'), await input.text(), {
          hasColumns: query.columns !== null,
          maxJsonDepth: engine.limits.maxJsonDepth,
        });
  const plan = planWrite(context, relation, request, payload);
  const isRepresented = plan.returning.kind === 'rows';
  const rollsBack = engine.allowsRollback && preferences.tx === 'rollback';
  const { row } = await runStatement(
    engine.database,
    engine.shapes,
    scope,
    writeStatement(plan, { format, withBody: true, total: null, check: checkOf(request, isRepresented) }),
    {
      plansOnce: true,
      isReadOnly: false,
      rollsBack,
      timezone: preferences.timezone,
      explain: null,
    },
  );
  if (!rollsBack && Number(row.affected) > 0) engine.onWrite([relation.name]);
  return successAnswer(request, {
    ...writeOutcome(request, relation, row, isRepresented),
    row,
    preferenceApplied: preferenceApplied(request, {
      hasConflictTarget: query.onConflict !== null || relation.primaryKey.length > 0,
      allowsRollback: engine.allowsRollback,
    }),
  });
}

/** Checks that undo the write when they fail. */
function checkOf({ method, preferences, format }: RestRequest, isRepresented: boolean): ResultCheck {
  return {
    isSingle: format.kind === 'object' && isRepresented,
    atMost: method !== 'POST' && preferences.handling === 'strict' ? preferences.maxAffected : null,
  };
}
