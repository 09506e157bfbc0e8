import type { Routine, RoutineArgument } from '../schema-cache/schema-cache.ts';
import { argumentType, describeType, jsonType } from './json-type.ts';
import { summaryOf } from './summary.ts';

const rows = [
  'application/json',
  'application/vnd.pgrst.object+json;nulls=stripped',
  'application/vnd.pgrst.object+json',
];

/** Methods and arguments of a function; one that may write is called by POST alone. */
export function describeRoutine(routine: Routine): Record<string, unknown> {
  const { args, comment, name, schema: space } = routine;
  const common = {
    tags: [`(rpc) ${name}`],
    ...summaryOf(comment),
    produces: rows,
    responses: { 200: { description: 'OK' } },
  };
  const required = args.filter((argument) => !argument.hasDefault).map((argument) => argument.name);
  const schema = {
    ...(comment === null ? {} : { description: comment }),
    type: 'object',
    ...(required.length === 0 ? {} : { required }),
    properties: Object.fromEntries(
      args.map(({ name: key, type }) => [key, describeType(argumentType(space, type))]),
    ),
  };
  const body = { name: 'args', in: 'body', required: true, schema };
  const post = { ...common, parameters: [body, { $ref: '#/parameters/preferParams' }] };
  const inQuery = args.map((argument) => queryParameter(argument, argumentType(space, argument.type)));
  return routine.isVolatile ? { post } : { get: { ...common, parameters: inQuery }, post };
}

/** An argument in the query: an array stands there in braces, the last of a variadic function may be repeated. */
function queryParameter(argument: RoutineArgument, type: string): Record<string, unknown> {
  const common = { name: argument.name, required: !argument.hasDefault, in: 'query' };
  if (argument.isVariadic) {
    const { format } = describeType(type.slice(0, -2));
    const items = { type: jsonType(type.slice(0, -2)) ?? 'string', format };
    return { ...common, type: 'array', collectionFormat: 'multi', items };
  }
  const found = jsonType(type);
  const { format } = describeType(type);
  return { ...common, type: found === undefined || found === 'array' ? 'string' : found, format };
}
