import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database as Schema } from '@kawanusaha/contracts/database';
import type { Logger } from 'pino';
import type { Caller } from '#http/app-env.ts';
import type { AppDeps } from '#deps.ts';
import type { Database } from '#db/pool.ts';

/** As much of the server as handlers need; a hosted project has it too, see `hosted/create-hosted-handler.ts`. */
export type FunctionDeps = Pick<AppDeps, 'settings'> & { readonly database: Pick<Database, 'owner'> };

/** What a handler gets beside the request. `caller` is verified; ids in the body are never trusted. */
export type FunctionContext = {
  readonly caller: Caller;
  readonly clientIp: string;
  readonly log: Logger;
  /** Acts as the caller, under row-level security. */
  readonly supabase: SupabaseClient<Schema>;
  /** Acts as service_role: bypasses row-level security. */
  readonly admin: SupabaseClient<Schema>;
  readonly deps: FunctionDeps;
};

export type FunctionHandler = (request: Request, context: FunctionContext) => Promise<Response>;

/** A function of /functions/v1/<name> (spec §7). */
export type FunctionDefinition = {
  readonly name: string;
  /** Whether a signed-in user is demanded before the handler runs. */
  readonly verifyJwt: boolean;
  /** Whether the project key is demanded; off only for webhooks, which carry their own proof. */
  readonly verifyApiKey?: boolean;
  readonly timeoutMs?: number;
  readonly maxBodyBytes?: number;
  readonly handler: FunctionHandler;
};

/** States a function in one place: its wire name, who may call it, its limits, its handler. */
export function defineFunction(definition: FunctionDefinition): FunctionDefinition {
  return definition;
}

/** A JSON answer of a function. Errors are `{ error: <code>, message: <Indonesian text> }` with their status. */
export function jsonResponse(body: unknown, status = 200): Response {
  return Response.json(body, { status });
}
