import { useQueryClient } from '@tanstack/react-query';
import { toast } from '#components/ui/toast.ts';
import { connectionAdvice } from '#lib/api/connection-advice.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { shortlistMessages as messages } from '../shortlist-messages.ts';
import { receivedKey } from './list-received-applications.ts';

/** No longer keeps an applicant in mind; the note goes. One that is gone already is no error. Throws the data API's error. */
async function removeFromShortlist(applicationId: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.from('application_shortlist').delete().eq('application_id', applicationId);
  if (error) throw error;
}

/** Takes the applicant out again and says so; the lists show it. In: the application, what follows. */
export function useRemoveFromShortlist(applicationId: string, done: () => void) {
  const queries = useQueryClient();
  return useOperation(() => removeFromShortlist(applicationId), {
    done: () => {
      toast.success(messages.removed);
      void queries.invalidateQueries({ queryKey: receivedKey });
      done();
    },
    failed: (error) => ({ title: messages.removeFailed, detail: connectionAdvice(error) }),
  });
}
