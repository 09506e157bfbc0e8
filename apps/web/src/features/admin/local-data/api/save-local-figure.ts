import type { LocalKind, LocalSource } from '@kawanusaha/contracts/local-figure';
import type { Json } from '@kawanusaha/contracts/database';
import { getSupabase } from '#lib/supabase/client.ts';
import { runAdminAction } from '../../api/run-admin-action.ts';
import { localMessages } from '../local-messages.ts';

/** Keeps a figure, or changes the one that is kept. Gives whether it was done. */
export async function saveLocalFigure(
  kind: LocalKind,
  key: string,
  value: Json,
  source: LocalSource,
): Promise<boolean> {
  const supabase = await getSupabase();
  return runAdminAction(
    () =>
      supabase
        .from('local_figures')
        .upsert({ kind, key, value, ...source }, { onConflict: 'kind,key' })
        .throwOnError(),
    localMessages.saved,
  );
}
