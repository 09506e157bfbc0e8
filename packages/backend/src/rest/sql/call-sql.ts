import type { CallPlan } from '../plan/call-plan.ts';
import type { RoutineArgument } from '../schema-cache/schema-cache.ts';
import { quoteIdentifier, quoteQualified } from './identifier.ts';
import type { Parameters } from './parameters.ts';

/** SELECT of what the function returns; it becomes the CTE that the answer is read from, so it runs once. */
export function callSql({ routine, args, shape }: CallPlan, params: Parameters): string {
  const called = quoteQualified(routine);
  const isScalar = shape === 'void' || shape === 'scalar' || shape === 'scalars';
  const as = isScalar ? '"f"("value")' : '"f"';
  switch (args.kind) {
    case 'body':
      return `SELECT "f".* FROM ${called}(${params.bind(args.text)}::${args.type}) AS ${as}`;
    case 'texts': {
      const given = args.given.map(({ argument, text }) =>
        assign(argument, `${params.bind(text)}::${argument.type}`),
      );
      return `SELECT "f".* FROM ${called}(${given.join(', ')}) AS ${as}`;
    }
    case 'json': {
      if (args.given.length === 0) return `SELECT "f".* FROM ${called}() AS ${as}`;
      const columns = args.given.map(({ name, type }) => `${quoteIdentifier(name)} ${type}`).join(', ');
      const given = args.given.map((argument) => assign(argument, `"a".${quoteIdentifier(argument.name)}`));
      const row = `json_to_record(${params.bind(args.json)}::json) AS "a"(${columns})`;
      return `SELECT "f".* FROM ${row}, LATERAL ${called}(${given.join(', ')}) AS ${as}`;
    }
  }
}

const assign = ({ name, isVariadic }: RoutineArgument, value: string): string =>
  `${isVariadic ? 'VARIADIC ' : ''}${quoteIdentifier(name)} := ${value}`;
