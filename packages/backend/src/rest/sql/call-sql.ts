import type { CallPlan } from '../plan/call-plan.ts';
import type { RoutineArgument } from '../schema-cache/schema-cache.ts';
import { quoteIdentifier, quoteQualified } from './identifier.ts';
import type { Parameters } from './parameters.ts';

/** SELECT of what the function returns; it becomes the CTE that the answer is read from, so it runs once. */
export function callSql({ routine, args, shape }: CallPlan, params: Parameters): string {
  const called = quoteQualified(routine);
  const isScalar = shape === 'void' || shape === 'scalar' || shape === 'scalars';
  const as = isScalar ? '"f"("value")' : '"f"';
  const isRecord = routine.result.kind === 'scalar' && routine.result.isRecord;
  // Rows of an unknown shape cannot stand in FROM; as a value they need no list of columns.
  const select = (call: string, from = ''): string =>
    isRecord
      ? `SELECT ${call} AS "value"${from === '' ? '' : ` FROM ${from}`}`
      : `SELECT "f".* FROM ${from === '' ? '' : `${from}, LATERAL `}${call} AS ${as}`;
  switch (args.kind) {
    case 'body':
      return select(`${called}(${params.bind(args.text)}::${args.type})`);
    case 'texts': {
      const given = args.given.map(({ argument, text }) =>
        assign(argument, `${params.bind(text)}::${argument.type}`),
      );
      return select(`${called}(${given.join(', ')})`);
    }
    case 'json': {
      if (args.given.length === 0) return select(`${called}()`);
      const [only] = args.given;
      const record = `${params.bind(args.json)}::json${args.isList ? '->0' : ''}`;
      // An argument without a name is the member without a name, and no column can be called so.
      if (only?.name === '') {
        const step = only.type === 'json' || only.type === 'jsonb' ? '->' : '->>';
        return select(`${called}((${record}${step}'')::${only.type})`);
      }
      const columns = args.given.map(({ name, type }) => `${quoteIdentifier(name)} ${type}`).join(', ');
      const given = args.given.map((argument) => assign(argument, `"a".${quoteIdentifier(argument.name)}`));
      const row = `json_to_record(${record}) AS "a"(${columns})`;
      return select(`${called}(${given.join(', ')})`, row);
    }
  }
}

const assign = ({ name, isVariadic }: RoutineArgument, value: string): string =>
  name === '' ? value : `${isVariadic ? 'VARIADIC ' : ''}${quoteIdentifier(name)} := ${value}`;
