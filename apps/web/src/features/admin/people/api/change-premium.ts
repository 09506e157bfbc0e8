import { toast } from '#components/ui/toast.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { messages } from '../../messages.ts';
import { useDeskOperation } from '../../use-desk-operation.ts';

type PremiumChange = { id: string; reason: string; isGiven: boolean };

async function changePremium({ id, reason, isGiven }: PremiumChange): Promise<void> {
  const supabase = await getSupabase();
  const name = isGiven ? 'admin_grant_premium' : 'admin_revoke_premium';
  await supabase.rpc(name, { user_id: id, reason }).throwOnError();
}

/** Gives Premium without a payment, or takes it. */
export function useChangePremium() {
  return useDeskOperation(changePremium, (_, { isGiven }) =>
    toast.success(isGiven ? messages.premiumGranted : messages.premiumRevoked),
  );
}
