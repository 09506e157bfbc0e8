import { queryTextInScope, type Scope } from '#db/scope.ts';
import type { RestEngine } from '../engine.ts';
import type { PlanRequest, ResponseFormat } from '../parse/media-type.ts';
import type { RestAnswer } from '../respond/rest-answer.ts';
import type { Statement } from '../sql/statement.ts';

type PlanInput = {
  statement: Statement;
  format: ResponseFormat;
  plan: PlanRequest;
  isReadOnly: boolean;
  searchPath: string;
  profile: string | null;
};

/**
 * How PostgreSQL would run the statement, or with `analyze` how it ran it; what an analysed write did is undone, since it was
 * asked for its plan. Only where the settings allow it.
 */
export async function answerPlan(
  { database, clock }: RestEngine,
  scope: Scope,
  { statement, format, plan, isReadOnly, searchPath, profile }: PlanInput,
): Promise<RestAnswer> {
  const options = [
    `FORMAT ${plan.isJson ? 'JSON' : 'TEXT'}`,
    ...plan.options.map((name) => name.toUpperCase()),
  ];
  const explain = { ...statement, text: `EXPLAIN (${options.join(', ')}) ${statement.text}`, prepare: false };
  const run = { readOnly: isReadOnly, rollback: !isReadOnly };
  clock?.enter('transaction');
  const [rows = []] = await queryTextInScope(database, { ...scope, searchPath }, [explain], run);
  clock?.enter('response');
  // The library reads JSON by itself, our own wire client leaves it as text.
  const lines = rows.map(([line]) => (typeof line === 'string' ? line : JSON.stringify(line)));
  const headers = {
    'Content-Type': format.contentType,
    ...(profile === null ? {} : { 'Content-Profile': profile }),
  };
  return { status: 200, headers, body: lines.join('\n') };
}
