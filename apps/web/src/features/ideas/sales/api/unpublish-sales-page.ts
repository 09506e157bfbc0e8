import { toast } from '#components/ui/toast.ts';
import { loadAdvice } from '#lib/api/load-advice.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { salesMessages as messages } from '../messages.ts';

/** Closes the page of an own idea. Throws the data API's error. */
async function unpublishSalesPage(ideaId: string): Promise<void> {
  const supabase = await getSupabase();
  await supabase.rpc('unpublish_sales_page', { p_idea_id: ideaId }).throwOnError();
}

/** Closes it and says so. In: what follows. */
export const useUnpublishSalesPage = (ideaId: string, done: () => void) =>
  useOperation(() => unpublishSalesPage(ideaId), {
    done: () => {
      toast.success(messages.unpublished);
      done();
    },
    failed: (error) => ({ title: messages.unpublishFailed, detail: loadAdvice(error) }),
  });
