import type { CallInput } from '../parse/call-body.ts';
import { RestError } from '../rest-error.ts';
import type { Routine } from '../schema-cache/schema-cache.ts';
import { arrayLiteral } from '../sql/array-literal.ts';
import type { CallArguments } from './call-plan.ts';
import { closestName } from './closest-name.ts';
import type { PlanContext } from './plan-context.ts';

/**
 * Picks the overload by the names of the arguments. Errors: PGRST202 when none fits, PGRST203 when several do.
 */
export function chooseRoutine(
  context: PlanContext,
  name: string,
  input: CallInput,
): { routine: Routine; args: CallArguments } {
  const overloads = context.cache.routines.get(`${context.schema}.${name}`) ?? [];
  const names = input.kind === 'query' ? input.pairs.map(([key]) => key) : (input.keys ?? []);
  const isNamed = input.kind === 'query' || input.keys !== null;
  const fitting = isNamed ? overloads.filter((routine) => takes(routine, names)) : [];
  const [routine, second] = fitting;
  if (routine !== undefined && second === undefined) return { routine, args: argumentsOf(routine, input) };
  if (second !== undefined) throw ambiguous(fitting);
  if (input.kind === 'body') {
    const candidates = overloads.filter((candidate) => takesWholeBody(candidate, input.contentType));
    if (candidates.length > 1) throw ambiguous(candidates);
    const [whole] = candidates;
    const type = whole?.args[0]?.type;
    if (whole !== undefined && type !== undefined) {
      return { routine: whole, args: { kind: 'body', text: input.text, type } };
    }
  }
  throw missing(context, name, [...new Set(names)], input);
}

const takes = (routine: Routine, names: readonly string[]): boolean =>
  names.every((name) => routine.args.some((argument) => argument.name === name)) &&
  routine.args.every((argument) => argument.hasDefault || names.includes(argument.name));

const bodyTypes: Record<string, readonly string[]> = {
  'application/json': ['json', 'jsonb'],
  'text/plain': ['text'],
  'text/xml': ['xml'],
  'application/octet-stream': ['bytea'],
};

function takesWholeBody({ args }: Routine, contentType: string): boolean {
  const [only, ...others] = args;
  if (only === undefined || others.length > 0 || only.name !== '') return false;
  return bodyTypes[contentType]?.includes(only.type) ?? false;
}

function argumentsOf(routine: Routine, input: CallInput): CallArguments {
  if (input.kind === 'body') {
    const given = routine.args.filter((argument) => input.keys?.includes(argument.name));
    return { kind: 'json', given, json: input.text, isList: input.isList };
  }
  const given = routine.args.flatMap((argument) => {
    const values = input.pairs.filter(([key]) => key === argument.name).map(([, value]) => value);
    const last = values.at(-1);
    if (last === undefined) return [];
    const isLiteral = values.length === 1 && last.startsWith('{');
    return [{ argument, text: argument.isVariadic && !isLiteral ? arrayLiteral(values) : last }];
  });
  return { kind: 'texts', given };
}

function ambiguous(fitting: readonly Routine[]): RestError {
  const signatures = fitting.map(
    ({ schema, name, args }) =>
      `${schema}.${name}(${args.map((arg) => `${arg.name} => ${arg.type}`).join(', ')})`,
  );
  return new RestError('PGRST203', {
    message: `Could not choose the best candidate function between: ${signatures.join(', ')}`,
    hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
  });
}

/** Bodies that are one value and hold no names, with the type that the single parameter must have. */
const wholeTypes: Record<string, string> = {
  'text/plain': 'text',
  'text/xml': 'xml',
  'application/octet-stream': 'bytea',
};

function missing(context: PlanContext, name: string, given: readonly string[], input: CallInput): RestError {
  const { schema } = context;
  const names = given.toSorted();
  const wholeType = input.kind === 'body' ? wholeTypes[input.contentType] : undefined;
  const isJson = input.kind === 'body' && input.contentType === 'application/json';
  const listed = names.join(', ');
  const withNames = wholeType !== undefined ? '' : names.length === 0 ? ' without parameters' : `(${listed})`;
  const searched =
    wholeType !== undefined
      ? ` with a single unnamed ${wholeType} parameter`
      : names.length === 0
        ? ' without parameters'
        : ` with ${names.length === 1 ? 'parameter' : 'parameters'} ${listed}`;
  const orWhole = isJson ? ' or with a single unnamed json/jsonb parameter' : '';
  const suggestion = wholeType === undefined ? suggest(context, name, listed) : null;
  return new RestError('PGRST202', {
    message: `Could not find the function ${schema}.${name}${withNames} in the schema cache`,
    details: `Searched for the function ${schema}.${name}${searched}${orWhole}, but no matches were found in the schema cache.`,
    hint: suggestion === null ? null : `Perhaps you meant to call the function ${schema}.${suggestion}`,
  });
}

/** What a name must at least share with another to be told as a suggestion. */
const leastLikeness = 0.33;

/** Another overload of the function when it exists, else another function; only what the role may call. */
function suggest({ cache, schema, role }: PlanContext, name: string, listed: string): string | null {
  const callable = [...cache.routines.values()]
    .flat()
    .filter((routine) => routine.schema === schema && routine.executableBy.includes(role));
  const overloads = callable.filter((routine) => routine.name === name);
  if (overloads.length === 0)
    return closestName(name, [...new Set(callable.map((routine) => routine.name))], 0.75);
  const signatures = overloads.map(
    ({ args }) =>
      `(${args
        .map((arg) => arg.name)
        .toSorted()
        .join(', ')})`,
  );
  const closest = closestName(`(${listed})`, signatures, leastLikeness);
  return closest === null ? null : `${name}${closest}`;
}
