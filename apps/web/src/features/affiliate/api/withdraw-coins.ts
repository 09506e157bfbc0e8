import { voucherToastMs } from '@kawanusaha/contracts/business';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from '#components/ui/toast.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { affiliateKey } from '../affiliate-query.ts';
import { messages } from '../messages.ts';

const raisedByRule = 'P0001';

/** Gives the code of the new voucher. Throws what the API answers. */
async function withdrawCoins(): Promise<string> {
  const supabase = await getSupabase();
  const { data } = await supabase.rpc('withdraw_coins').throwOnError();
  const code = (Array.isArray(data) ? data[0] : data)?.voucher_code;
  if (!code) throw new Error('the voucher has no code');
  return code;
}

/**
 * Turns the whole available balance into one voucher (spec §9); the server decides code and amount. In: the smallest balance, which is
 * told where there is less.
 */
export function useWithdrawCoins(minimum: number) {
  const queries = useQueryClient();
  return useOperation(withdrawCoins, {
    done: (code) =>
      toast({ title: messages.voucherCreated(code), variant: 'success', durationMs: voucherToastMs }),
    failed: (error) => ({
      title:
        (error as { code?: unknown } | null)?.code === raisedByRule
          ? messages.minimum(minimum)
          : messages.voucherFailed,
    }),
    settled: () => queries.invalidateQueries({ queryKey: affiliateKey }),
  });
}
