import { getSupabase } from '#lib/supabase/client.ts';
import type { AdminPayment } from '../../payments/api/list-payments.ts';

/** The last 50 orders of a person. Throws what the API answers. */
export async function listPersonOrders(id: string): Promise<AdminPayment[]> {
  const supabase = await getSupabase();
  const { data } = await supabase.rpc('admin_list_person_orders', { user_id: id }).throwOnError();
  return data.map((order) => ({ ...order, user_id: id }));
}
