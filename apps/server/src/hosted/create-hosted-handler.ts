import { relayError, runFunction } from '@kawanusaha/backend/functions/run-function';
import type { FunctionDefinition } from '#define-function.ts';
import type { Caller, Claims } from '@kawanusaha/backend/http/app-env';
import { anonymousCaller, readBearer } from '@kawanusaha/backend/http/caller';
import { createLog } from '@kawanusaha/backend/http/log/create-log';
import { createHostedDeps, type HostedDeps } from './hosted-deps.ts';

/**
 * A function of /functions/v1 as a hosted Supabase project runs it: from a request to a response, with what the server
 * would give it made from the project's variables. `supabase/functions/<name>/index.ts` hands it to `Deno.serve`.
 * @param env the variables of the project, read once
 * @throws SettingsError when a variable is missing, so that the deployment fails and not the first request
 */
export function createHostedHandler(
  definition: FunctionDefinition,
  env: Readonly<Record<string, string | undefined>>,
): (request: Request) => Promise<Response> {
  const deps = createHostedDeps(env);
  const { settings } = deps;
  const log = createLog(settings.logLevel);
  const cors = {
    'Access-Control-Allow-Origin': new URL(settings.siteUrl).origin,
    'Access-Control-Allow-Headers': 'authorization, apikey, content-type, x-client-info, x-region',
    'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
    'Access-Control-Expose-Headers': 'x-relay-error, retry-after',
    Vary: 'Origin',
  };
  return async function handle(request) {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors });
    const answer = await respond(request).catch((error: unknown) => {
      log.error({ err: error }, 'unexpected failure');
      return Response.json({ message: 'Unexpected failure' }, { status: 500 });
    });
    const response = new Response(answer.body, answer);
    for (const [name, value] of Object.entries(cors)) response.headers.set(name, value);
    return response;
  };

  async function respond(request: Request): Promise<Response> {
    const token = readBearer(request.headers.get('authorization') ?? undefined);
    const caller = await identify(deps, token);
    if (caller === null) return relayError('Invalid JWT', 401);
    return runFunction(definition, request, {
      caller,
      // The platform's gateway writes the address that it saw last.
      clientIp: request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '',
      log,
      supabase: deps.client('anon', caller.token),
      // For this request alone: a client that signs in acts as that user from then on.
      admin: deps.client('service', null),
      deps,
    });
  }
}

/** Who asks; null for a token that the project does not accept. Its auth server decides, so an ended session is out. */
async function identify(deps: HostedDeps, token: string | null): Promise<Caller | null> {
  if (token === null || token === deps.settings.publishableKey) return anonymousCaller;
  const { data, error } = await deps.client('anon', null).auth.getUser(token);
  if (error !== null) return null;
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims;
  return { role: 'authenticated', claims, token, userId: data.user.id };
}
