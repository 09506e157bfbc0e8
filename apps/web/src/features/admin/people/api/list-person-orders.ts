import { useQuery } from '@tanstack/react-query';
import { getSupabase } from '#lib/supabase/client.ts';
import { deskKey } from '../../desk-query.ts';
import type { AdminPayment } from '../../payments/api/list-payments.ts';

/** The last 50 orders of a person. Throws what the API answers. */
async function listPersonOrders(id: string): Promise<AdminPayment[]> {
  const supabase = await getSupabase();
  const { data } = await supabase.rpc('admin_list_person_orders', { user_id: id }).throwOnError();
  return data.map((order) => ({ ...order, user_id: id }));
}

/** The same as a query. */
export function usePersonOrders(id: string) {
  return useQuery({ queryKey: [...deskKey, 'person-orders', id], queryFn: () => listPersonOrders(id) });
}
