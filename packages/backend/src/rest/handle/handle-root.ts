import { findRootFormat } from '../parse/media-type.ts';
import type { RestRequest } from '../parse/request.ts';
import type { OpenapiOptions, RestEngine } from '../engine.ts';
import { buildOpenapiDocument } from '../openapi/build-document.ts';
import { readSchemaDetails } from '../openapi/read-details.ts';
import type { PlanContext } from '../plan/plan-context.ts';
import type { RestAnswer } from '../respond/rest-answer.ts';
import { RestError } from '../rest-error.ts';
import type { SchemaCache } from '../schema-cache/schema-cache.ts';

/** Documents of one state of the schema by schema and role; a new state begins anew. */
const documents = new WeakMap<SchemaCache, Map<string, Promise<string>>>();

/**
 * GET of the root: the OpenAPI document of what the caller may use, or of everything, as the settings say.
 * Errors: PGRST126 where the settings give this caller none, so that the root tells it nothing; PGRST107.
 */
export async function handleRoot(
  engine: RestEngine,
  context: PlanContext,
  request: RestRequest,
  address: URL,
): Promise<RestAnswer> {
  const { mode } = engine.openapi;
  if (mode === 'disabled' || (mode === 'secret-key' && context.role !== 'service_role'))
    throw new RestError('PGRST126');
  const format = request.accepts.map(findRootFormat).find((found) => found !== undefined);
  if (format === undefined) throw new RestError('PGRST107');
  const headers = {
    'Content-Type': format.contentType,
    ...(request.profile === null ? {} : { 'Content-Profile': request.profile }),
  };
  engine.clock?.enter('transaction');
  const body = request.method === 'HEAD' ? null : await documentOf(engine, context, address);
  engine.clock?.enter('response');
  return { status: 200, headers, body };
}

function documentOf(
  { database, openapi }: RestEngine,
  { cache, schema, role }: PlanContext,
  address: URL,
): Promise<string> {
  const seenBy = readerOf(openapi, role);
  const known = documents.get(cache) ?? new Map<string, Promise<string>>();
  documents.set(cache, known);
  const key = `${schema}\n${seenBy ?? ''}`;
  const made =
    known.get(key) ??
    readSchemaDetails(database.owner, schema).then((details) => {
      const { tellsSecurity } = openapi;
      return JSON.stringify(
        buildOpenapiDocument({ cache, schema, role: seenBy, details, address, tellsSecurity }),
      );
    });
  known.set(key, made);
  made.catch(() => known.delete(key));
  return made;
}

const readerOf = ({ mode }: OpenapiOptions, role: string): string | null =>
  mode === 'follow-privileges' ? role : null;
