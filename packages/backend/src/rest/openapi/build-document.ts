import type { SchemaCache } from '../schema-cache/schema-cache.ts';
import { describeRelation } from './describe-relation.ts';
import { describeRoutine } from './describe-routine.ts';
import { sharedParameters } from './shared-parameters.ts';

/**
 * The OpenAPI 2 document of one schema: definitions of tables and views, their methods, and the functions.
 * In: the public address of the API. Out: plain JSON.
 */
export function buildOpenapiDocument(
  cache: SchemaCache,
  schema: string,
  address: URL,
): Record<string, unknown> {
  const relations = [...cache.relations.values()].filter((relation) => relation.schema === schema);
  const routines = [...cache.routines.values()].flat().filter((routine) => routine.schema === schema);
  const described = relations.map((relation) => describeRelation(cache, relation));
  return {
    swagger: '2.0',
    info: {
      title: 'Data API',
      description: `Tables, views and functions of the schema ${schema}`,
      version: '1',
    },
    host: address.host,
    basePath: address.pathname,
    schemes: [address.protocol.replace(':', '')],
    consumes: ['application/json', 'text/csv'],
    produces: ['application/json', 'application/vnd.pgrst.object+json', 'text/csv'],
    paths: Object.fromEntries([
      ...described.map(({ name, path }) => [`/${name}`, path]),
      ...routines.map((routine) => [`/rpc/${routine.name}`, describeRoutine(routine)]),
    ]),
    definitions: Object.fromEntries(described.map(({ name, definition }) => [name, definition])),
    parameters: {
      ...sharedParameters,
      ...Object.fromEntries(described.flatMap(({ parameters }) => parameters)),
    },
    securityDefinitions: { key: { type: 'apiKey', in: 'header', name: 'apikey' } },
    security: [{ key: [] }],
  };
}
