import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';
import { deskKey } from '../../desk-query.ts';

/** Whether a voucher of this account waits for its pay-out and is not frozen. Throws what the API answers. */
async function hasOpenVoucher(id: string): Promise<boolean> {
  const supabase = await getSupabase();
  const { data } = await supabase
    .from('vouchers')
    .select('id')
    .eq('user_id', id)
    .eq('status', 'active')
    .is('frozen_at', null)
    .gt('expired_at', new Date().toISOString())
    .limit(1)
    .throwOnError();
  return data.length > 0;
}

/** The same as a query, for who may freeze one. */
export function useHasOpenVoucher(id: string, enabled: boolean) {
  return useQuery({
    queryKey: [...deskKey, 'person-vouchers', id],
    queryFn: () => hasOpenVoucher(id),
    enabled,
  });
}
