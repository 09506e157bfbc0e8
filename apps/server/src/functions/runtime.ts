import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database as Schema } from '@kawanusaha/contracts/database';
import { Hono } from 'hono';
import type { AppDeps } from '#deps.ts';
import type { FunctionDefinition } from '#functions/define-function.ts';
import { relayError, runFunction } from '#functions/run-function.ts';
import type { AppEnv } from '#http/app-env.ts';

/** Serves functions by wire name under /functions/v1. */
export function createFunctionsRoutes(
  deps: AppDeps,
  definitions: readonly FunctionDefinition[],
): Hono<AppEnv> {
  const byName = new Map(definitions.map((definition) => [definition.name, definition]));
  const admin = clientFor(deps, deps.settings.secretKey, null);
  const app = new Hono<AppEnv>();
  app.all('/:name', async (c) => {
    const definition = byName.get(c.req.param('name'));
    if (definition === undefined) return relayError('Function not found', 404);
    const caller = c.get('caller');
    return runFunction(definition, c.req.raw, {
      caller,
      clientIp: c.get('clientIp'),
      log: c.get('log'),
      supabase: clientFor(deps, deps.settings.publishableKey, caller.token),
      admin,
      deps,
    });
  });
  return app;
}

function clientFor(deps: AppDeps, apiKey: string, token: string | null): SupabaseClient<Schema> {
  return createClient<Schema>(deps.settings.siteUrl, apiKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      fetch: (input, init) => deps.fetchApi(new Request(input, init)),
      headers: token === null ? {} : { Authorization: `Bearer ${token}` },
    },
  });
}
