import { useOperation } from '#lib/api/use-operation.ts';
import type { Provider } from '@supabase/supabase-js';
import { paths } from '#config/paths.ts';
import { beginFlow } from '#lib/session/flow-marker.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { profileMessages as messages } from '../../messages.ts';

/** Leaves for a provider's page to link it to the account (GET /user/identities/authorize, spec §7). Throws the client's error. */
async function linkIdentity(provider: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.linkIdentity({
    // The server names its providers itself; the client's list knows only the usual ones.
    provider: provider as Provider,
    options: { redirectTo: beginFlow(paths.profile) },
  });
  if (error) throw error;
}

/** Leaves for the provider's page, or says why not. */
export const useLinkIdentity = () => useOperation(linkIdentity, { failed: messages.identityLinkFailed });
