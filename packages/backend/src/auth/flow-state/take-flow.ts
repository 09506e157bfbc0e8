import { isUuid } from '../admin/admin-user-fields.ts';
import { AuthError } from '../errors/auth-error.ts';
import type { AuthContext } from '../context.ts';

/** A flow whose browser has come back; `Memory` is what its beginning kept in `provider_context`. */
export type OpenFlow<Memory> = {
  id: string;
  provider_type: string;
  code_challenge: string | null;
  linking_target_id: string | null;
  provider_context: Memory;
};

/**
 * Takes the flow's memory out in one step, so that a state counts once.
 * Errors: 400 `bad_oauth_callback` without a state, `bad_oauth_state` for one that is none, unknown, late or used.
 */
export const takeFlow = async <Memory>(
  context: AuthContext,
  state: string | undefined,
): Promise<OpenFlow<Memory>> => {
  if (state === undefined || state === '') throw new AuthError('bad_oauth_callback');
  if (!isUuid(state)) throw new AuthError('bad_oauth_state');
  const [flow] = await context.database.owner<OpenFlow<Memory>[]>`
    with open as (
      select id, provider_context from auth.flow_state
      where id = ${state} and provider_context is not null and expires_at > now()
      for update
    )
    update auth.flow_state f set provider_context = null, updated_at = now() from open
    where f.id = open.id
    returning f.id, f.provider_type, f.code_challenge, f.linking_target_id, open.provider_context`;
  if (!flow) throw new AuthError('bad_oauth_state', { message: 'OAuth state not found or expired' });
  return flow;
};
