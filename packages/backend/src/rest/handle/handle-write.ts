import { randomUUID } from 'node:crypto';
import type { Scope } from '#db/scope.ts';
import type { RestEngine } from '../engine.ts';
import type { PreparedWrite, RestInput, WriteTemplate } from './prepared.ts';
import { parsePayload, type Payload } from '../parse/payload.ts';
import type { RestRequest } from '../parse/request.ts';
import { bindValues } from '../plan/bind-values.ts';
import { planWrite } from '../plan/plan-write.ts';
import { answerPlan } from './answer-plan.ts';
import type { ResponseFormat } from '../parse/media-type.ts';
import { isPostgresFailure } from '../respond/postgres-error.ts';
import { preferenceApplied } from '../respond/preference-applied.ts';
import type { RestAnswer } from '../respond/rest-answer.ts';
import { successAnswer } from '../respond/success-answer.ts';
import { writeOutcome } from '../respond/write-outcome.ts';
import { runStatement, type RunResult } from '../run/run-statement.ts';
import type { ResultCheck } from '../sql/check-sql.ts';
import { type Statement, writeStatement } from '../sql/statement.ts';

/** Stands where the payload goes, or the first value of its only object; no client can send it. */
const payloadMark = randomUUID();

/** POST, PATCH, PUT and DELETE on a table or view. */
export async function answerWrite(
  engine: RestEngine,
  scope: Scope,
  prepared: PreparedWrite,
  input: RestInput,
): Promise<RestAnswer> {
  const { request, format, relation, context } = prepared;
  const { preferences, query } = request;
  const payload =
    request.method === 'DELETE'
      ? null
      : parsePayload(input.headers.get('content-type'), await input.text(), {
          hasColumns: query.columns !== null,
          maxJsonDepth: context.limits.maxJsonDepth,
        });
  const isRepresented = preferences.return === 'representation';
  const rollsBack = engine.allowsRollback && preferences.tx === 'rollback';
  if (format.plan !== null) {
    const { searchPath } = context;
    return answerPlan(engine, scope, {
      statement: findStatement(prepared, payload, null),
      format,
      plan: format.plan,
      isReadOnly: false,
      searchPath,
      profile: request.profile,
    });
  }
  const run = (values: BoundValues): Promise<RunResult> =>
    runStatement(engine, scope, findStatement(prepared, payload, values), {
      plansOnce: true,
      isReadOnly: false,
      rollsBack,
      timezone: preferences.timezone,
      searchPath: context.searchPath,
      explain: null,
    });
  const values = payload === null ? null : bindValues(relation, request, payload);
  const { row } = await run(values).catch((error: unknown) => {
    // Bound values are read before anything else is checked; which refusal comes first is for the usual form to say.
    if (values === null || !isPostgresFailure(error) || !error.code.startsWith('22')) throw error;
    return run(null);
  });
  if (!rollsBack && Number(row.affected) > 0) engine.onWrite([relation.name]);
  return successAnswer(request, {
    ...writeOutcome(request, relation, row, isRepresented),
    format,
    row,
    preferenceApplied: preferenceApplied(request, {
      hasConflictTarget: query.onConflict !== null || relation.primaryKey.length > 0,
      allowsRollback: engine.allowsRollback,
    }),
  });
}

type BoundValues = readonly (string | null)[] | null;

/** The statement of a write with its payload, or with the values of its only object in the payload's place. */
function findStatement(prepared: PreparedWrite, payload: Payload | null, values: BoundValues): Statement {
  const { text, params, payloadAt } = findTemplate(prepared, payload, values?.length ?? 0);
  if (payload === null || payloadAt < 0) return { text, params };
  const given = values ?? [payload.json];
  return { text, params: params.toSpliced(payloadAt, given.length, ...given) };
}

/** The statement for a payload, planned once for all whose objects have the same keys. */
function findTemplate(
  { context, request, format, relation, statements }: PreparedWrite,
  payload: Payload | null,
  bound: number,
): WriteTemplate {
  const keys = payload === null ? '' : `${bound > 0}${JSON.stringify(payload.keys)}`;
  const known = statements.get(keys);
  if (known !== undefined) return known;
  const plan = planWrite(
    context,
    relation,
    request,
    payload === null ? null : { ...payload, json: payloadMark },
    bound === 0 ? null : Array.from({ length: bound }, () => payloadMark),
  );
  const { text, params } = writeStatement(plan, {
    format,
    withBody: true,
    total: null,
    check: checkOf(request, format),
  });
  const made = { text, params, payloadAt: params.indexOf(payloadMark) };
  // PUT compares the payload with the filter, and rows without columns are a number in the text.
  const isForAll = request.method !== 'PUT' && (payload === null || made.payloadAt >= 0);
  if (isForAll) statements.set(keys, made);
  return made;
}

/** Checks that undo the write when they fail. */
function checkOf({ method, preferences }: RestRequest, format: ResponseFormat): ResultCheck {
  return {
    isSingle: format.kind === 'object',
    atMost: method !== 'POST' && preferences.handling === 'strict' ? preferences.maxAffected : null,
  };
}
