import { getSupabase } from '#lib/supabase/client.ts';
import { messages } from '../../messages.ts';
import { useDeskOperation } from '../../use-desk-operation.ts';
import type { Setting } from './list-settings.ts';

type Change = { setting: Setting; text: string };

async function saveSetting({ setting, text }: Change): Promise<void> {
  const supabase = await getSupabase();
  const isNumber = typeof setting.value === 'number';
  const value = isNumber && /^\d+$/.test(text) ? Number(text) : text === '' ? null : text;
  await supabase.rpc('admin_update_setting', { key: setting.key, value }).throwOnError();
}

/** Changes a setting; where it is a number, digits are sent as one. */
export function useSaveSetting() {
  return useDeskOperation(saveSetting, messages.settingSaved);
}
