import { AsyncLocalStorage } from 'node:async_hooks';
import type { createClient, SupabaseClient } from '@supabase/supabase-js';
import { type Handler, Hono } from 'hono';
import type { AppDeps } from '#deps.ts';
import type { FunctionContext, FunctionDefinition } from '#functions/define-function.ts';
import type { Settings } from '#settings.ts';
import { relayError, runFunction } from '#functions/run-function.ts';
import type { AppEnv } from '#http/app-env.ts';
import { respondProblem, UnavailableError } from '#http/problem.ts';
import { requestLog } from '#http/log/request-log.ts';

/** No database, and no connection to it in time, for which the data API has the status of PostgREST. */
const outageStatuses: ReadonlySet<number> = new Set([503, 504]);

/** Whether the server's own interfaces were out of order while a function ran; its refusal then means nothing. */
const outages = new AsyncLocalStorage<{ met: boolean }>();

/** Serves functions by wire name under /functions/v1, with whatever path stands behind the name. */
export function createFunctionsRoutes<S extends Settings>(
  deps: AppDeps<S>,
  definitions: readonly FunctionDefinition<FunctionContext<S>>[],
): Hono<AppEnv> {
  const byName = new Map(definitions.map((definition) => [definition.name, definition]));
  const app = new Hono<AppEnv>();
  const serve: Handler<AppEnv> = async (c) => {
    const definition = byName.get(c.req.param('name') ?? '');
    if (definition === undefined) return relayError('Function not found', 404);
    c.set('route', `/functions/v1/${definition.name}`);
    const caller = c.get('caller');
    const outage = { met: false };
    const { createClient: create } = await import('@supabase/supabase-js');
    const clientFor = makeClients(create, deps);
    const run = () =>
      runFunction(definition, c.req.raw, {
        caller,
        clientIp: c.get('clientIp'),
        log: requestLog(c),
        // Made when asked for, and for this request alone: a client that signs in acts as that user from then on.
        get supabase() {
          return clientFor(deps.settings.publishableKey, caller.token);
        },
        get admin() {
          return clientFor(deps.settings.secretKey, null);
        },
        deps,
      });
    const answer = await outages.run(outage, run).catch((error: unknown) => {
      throw outage.met ? new UnavailableError(error) : error;
    });
    return outage.met && answer.status >= 400 ? respondProblem(c, 'database_unavailable') : answer;
  };
  app.all('/:name', serve);
  // What stands behind the name is the function's own: it reads the address of the request.
  app.all('/:name/*', serve);
  return app;
}

function makeClients(
  create: typeof createClient,
  { settings, fetchApi }: AppDeps,
): (apiKey: string, token: string | null) => SupabaseClient {
  return (apiKey, token) =>
    create(settings.siteUrl, apiKey, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: {
        fetch: async (input, init) => {
          const response = await fetchApi(new Request(input, init));
          const outage = outages.getStore();
          if (outageStatuses.has(response.status) && outage !== undefined) outage.met = true;
          return response;
        },
        headers: token === null ? {} : { Authorization: `Bearer ${token}` },
      },
    });
}
