import type { LocalKind } from '@kawanusaha/contracts/local-figure';
import { getSupabase } from '#lib/supabase/client.ts';
import { useDeskOperation } from '../../use-desk-operation.ts';
import { localMessages } from '../local-messages.ts';

type Named = { kind: LocalKind; key: string };

async function dropLocalFigure({ kind, key }: Named): Promise<void> {
  const supabase = await getSupabase();
  await supabase.from('local_figures').delete().eq('kind', kind).eq('key', key).throwOnError();
}

/** Lets what the product brings along hold again. */
export function useDropLocalFigure() {
  return useDeskOperation(dropLocalFigure, localMessages.dropped);
}
