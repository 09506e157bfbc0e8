import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database as Schema } from '@kawanusaha/contracts/database';
import { Hono } from 'hono';
import type { AppDeps } from '#deps.ts';
import type { FunctionDefinition } from '#functions/define-function.ts';
import type { AppEnv } from '#http/app-env.ts';

const defaultTimeoutMs = 15_000;
const defaultMaxBodyBytes = 64 * 1024;

/**
 * Serves functions by wire name under /functions/v1. A refused token, an unknown name, a late or a failing handler
 * answer as `functions-js` expects: the relay header for what never reached the handler, a status otherwise.
 */
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
    if (definition.verifyJwt && caller.userId === null) return relayError('Invalid JWT', 401);
    const length = Number(c.req.header('content-length') ?? 0);
    if (length > (definition.maxBodyBytes ?? defaultMaxBodyBytes))
      return relayError('Payload too large', 413);
    const context = {
      caller,
      clientIp: c.get('clientIp'),
      log: c.get('log'),
      supabase: clientFor(deps, deps.settings.publishableKey, caller.token),
      admin,
      deps,
    };
    return withTimeout(definition.handler(c.req.raw, context), definition.timeoutMs ?? defaultTimeoutMs);
  });
  return app;
}

function relayError(message: string, status: number): Response {
  return Response.json({ message }, { status, headers: { 'x-relay-error': 'true' } });
}

async function withTimeout(answer: Promise<Response>, ms: number): Promise<Response> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Response>((resolve) => {
    timer = setTimeout(() => resolve(relayError('Function timed out', 504)), ms);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
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
