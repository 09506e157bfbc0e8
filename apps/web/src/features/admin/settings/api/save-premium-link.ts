import { getSupabase } from '#lib/supabase/client.ts';
import { messages } from '../../messages.ts';
import { useDeskOperation } from '../../use-desk-operation.ts';

type Change = { key: string; url: string };

async function savePremiumLink({ key, url }: Change): Promise<void> {
  const supabase = await getSupabase();
  await supabase
    .from('premium_links')
    .update({ url: url === '' ? null : url })
    .eq('key', key)
    .select('key')
    .single()
    .throwOnError();
}

/** Changes a link of Premium, or takes it away. */
export function useSavePremiumLink() {
  return useDeskOperation(savePremiumLink, messages.linkSaved);
}
