import type { SupabaseClient } from '@supabase/supabase-js';
import type { Logger } from 'pino';
import type { Caller } from '#http/app-env.ts';
import type { Database } from '#db/pool.ts';
import type { Settings } from '#settings.ts';

/** As much of the server as handlers need; a hosted Supabase project has it too. */
export type FunctionDeps<S extends Settings = Settings> = {
  readonly settings: S;
  readonly database: Pick<Database, 'owner'>;
};

/** What a handler gets beside the request. `caller` is verified; ids in the body are never trusted. */
export type FunctionContext<S extends Settings = Settings> = {
  readonly caller: Caller;
  readonly clientIp: string;
  readonly log: Logger;
  /** Acts as the caller, under row-level security. */
  readonly supabase: SupabaseClient;
  /** Acts as service_role: bypasses row-level security. Each request has its own. */
  readonly admin: SupabaseClient;
  readonly deps: FunctionDeps<S>;
};

export type FunctionHandler<Context> = (request: Request, context: Context) => Promise<Response>;

/** A function of /functions/v1/<name>. `Context` is what its handler asks for: the engine's, or one with more types. */
export type FunctionDefinition<Context = FunctionContext> = {
  readonly name: string;
  /** Whether a signed-in user is demanded before the handler runs. */
  readonly verifyJwt: boolean;
  /** Whether the project key is demanded; off only for webhooks, which carry their own proof. */
  readonly verifyApiKey?: boolean;
  readonly timeoutMs?: number;
  readonly maxBodyBytes?: number;
  readonly handler: FunctionHandler<Context>;
};

/** States a function in one place: its wire name, who may call it, its limits, its handler. */
export function defineFunction<Context = FunctionContext>(
  definition: FunctionDefinition<Context>,
): FunctionDefinition<Context> {
  return definition;
}
