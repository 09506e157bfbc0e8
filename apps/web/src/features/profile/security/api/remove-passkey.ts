import { useQueryClient } from '@tanstack/react-query';
import { useOperation } from '#lib/api/use-operation.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { passkeyMessages as messages } from '../../messages.ts';
import { describePasskeyFailure } from '../passkey-failure.ts';
import { passkeysKey } from './list-passkeys.ts';

/** Removes a passkey (DELETE /passkeys/{id}); one that is gone already is fine. Throws the client's error. */
async function removePasskey(id: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.passkey.delete({ passkeyId: id });
  if (error !== null && error.code !== 'webauthn_credential_not_found') throw error;
}

/** Removes one by its id and says so; the list shows it. */
export function useRemovePasskey() {
  const queries = useQueryClient();
  return useOperation(removePasskey, {
    done: messages.removed,
    failed: (error) => describePasskeyFailure(error, messages.removeFailed),
    settled: () => queries.invalidateQueries({ queryKey: passkeysKey }),
  });
}
