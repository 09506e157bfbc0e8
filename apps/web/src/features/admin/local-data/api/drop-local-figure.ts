import type { LocalKind } from '@kawanusaha/contracts/local-figure';
import { getSupabase } from '#lib/supabase/client.ts';
import { runAdminAction } from '../../api/run-admin-action.ts';
import { localMessages } from '../local-messages.ts';

/** Lets what the product brings along hold again. Gives whether it was done. */
export async function dropLocalFigure(kind: LocalKind, key: string): Promise<boolean> {
  const supabase = await getSupabase();
  return runAdminAction(
    () => supabase.from('local_figures').delete().eq('kind', kind).eq('key', key).throwOnError(),
    localMessages.dropped,
  );
}
