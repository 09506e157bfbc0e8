import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { useOperation } from '#lib/api/use-operation.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { passkeyMessages as messages } from '../../messages.ts';
import { passkeysKey } from './list-passkeys.ts';

export const passkeyNameMaxLength = 60;

/** Gives a passkey another name (PATCH /passkeys/{id}). Throws the client's error. */
async function renamePasskey({ id, name }: { id: string; name: string }): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.passkey.update({ passkeyId: id, friendlyName: name });
  if (error) throw error;
}

/** Another name of a passkey. Out: trimmed. */
export const passkeyNameSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, messages.nameMissing), z.maxLength(passkeyNameMaxLength)),
});

/** Renames one; the list shows it before `done`. */
export function useRenamePasskey(id: string, done: () => void) {
  const queries = useQueryClient();
  return useOperation(({ name }: z.output<typeof passkeyNameSchema>) => renamePasskey({ id, name }), {
    done: async () => {
      await queries.invalidateQueries({ queryKey: passkeysKey });
      done();
    },
    failed: messages.renameFailed,
  });
}
