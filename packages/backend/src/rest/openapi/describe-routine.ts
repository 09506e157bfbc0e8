import type { Routine } from '../schema-cache/schema-cache.ts';
import { jsonType } from './json-type.ts';

/** Methods and arguments of a function; one that may write is called by POST alone. */
export function describeRoutine(routine: Routine): Record<string, unknown> {
  const { args, comment, name } = routine;
  const common = {
    tags: [`(rpc) ${name}`],
    ...(comment === null ? {} : { summary: comment }),
    produces: ['application/json', 'application/vnd.pgrst.object+json'],
    responses: { 200: { description: 'OK' } },
  };
  const required = args.filter((argument) => !argument.hasDefault).map((argument) => argument.name);
  const schema = {
    type: 'object',
    ...(required.length === 0 ? {} : { required }),
    properties: Object.fromEntries(
      args.map(({ name: key, type }) => [key, { ...jsonType(type), format: type }]),
    ),
  };
  const post = { ...common, parameters: [{ name: 'args', in: 'body', required: true, schema }] };
  if (routine.isVolatile) return { post };
  const parameters = args.map(({ name: key, type, hasDefault }) => ({
    name: key,
    in: 'query',
    required: !hasDefault,
    type: 'string',
    format: type,
  }));
  return { get: { ...common, parameters }, post };
}
