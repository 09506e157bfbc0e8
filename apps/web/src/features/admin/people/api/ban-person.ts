import { getSupabase } from '#lib/supabase/client.ts';
import { messages } from '../../messages.ts';
import { useDeskOperation } from '../../use-desk-operation.ts';

/** For some days, or for good with null. */
type Ban = { id: string; reason: string; days: number | null };

const msPerDay = 86_400_000;

async function banPerson({ id, reason, days }: Ban): Promise<void> {
  const supabase = await getSupabase();
  const until = days === null ? {} : { until: new Date(Date.now() + days * msPerDay).toISOString() };
  await supabase.rpc('admin_ban_person', { user_id: id, reason, ...until }).throwOnError();
}

/** Bans an account. */
export function useBanPerson() {
  return useDeskOperation(banPerson, messages.personBanned);
}
