import { useQueryClient } from '@tanstack/react-query';
import { toast } from '#components/ui/toast.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { passkeyMessages as messages } from '../../messages.ts';
import { describePasskeyFailure } from '../passkey-failure.ts';
import { passkeysKey } from './list-passkeys.ts';

/**
 * Asks the browser for a passkey and keeps it under a first name, which its owner may change (POST /passkeys/registration/…).
 * Throws the client's error; a passkey that only could not be named is kept and needs none.
 */
async function addPasskey(name: string): Promise<void> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.auth.registerPasskey();
  if (error) throw error;
  await supabase.auth.passkey.update({ passkeyId: data.id, friendlyName: name });
}

/** Adds one under a first name and says so; the list shows it. */
export function useAddPasskey() {
  const queries = useQueryClient();
  return useOperation(addPasskey, {
    done: () => toast.success(messages.added, messages.addedNext),
    failed: (error) => describePasskeyFailure(error, messages.addFailed),
    settled: () => queries.invalidateQueries({ queryKey: passkeysKey }),
  });
}
