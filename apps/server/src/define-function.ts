import type {
  FunctionContext as BackendContext,
  FunctionDefinition as BackendDefinition,
  FunctionDeps as BackendDeps,
  FunctionHandler as BackendHandler,
} from '@kawanusaha/backend/functions/define-function';
import type { Database as Schema } from '@kawanusaha/contracts/database';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Settings } from '#settings.ts';

/** As much of the server as handlers need; a hosted project has it too, see `hosted/create-hosted-handler.ts`. */
export type FunctionDeps = BackendDeps<Settings>;

/** What a handler of the product gets: the engine's context with the product's settings and row types. */
export type FunctionContext = BackendContext<Settings> & {
  readonly supabase: SupabaseClient<Schema>;
  readonly admin: SupabaseClient<Schema>;
};

export type FunctionHandler = BackendHandler<FunctionContext>;
export type FunctionDefinition = BackendDefinition<FunctionContext>;

/** States a function in one place: its wire name, who may call it, its limits, its handler (spec §7). */
export function defineFunction(definition: FunctionDefinition): FunctionDefinition {
  return definition;
}
