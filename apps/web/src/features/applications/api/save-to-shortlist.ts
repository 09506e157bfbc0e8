import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { toast } from '#components/ui/toast.ts';
import { connectionAdvice } from '#lib/api/connection-advice.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { shortlistMessages as messages } from '../shortlist-messages.ts';
import { receivedKey } from './list-received-applications.ts';

/** The database has the same limit. */
export const noteMaxLength = 1_000;

/** The note with which an applicant is kept in mind; it may be empty. Out: trimmed. */
export const shortlistNoteSchema = z.object({
  note: z.string().check(z.trim(), z.maxLength(noteMaxLength)),
});

/** Keeps an applicant in mind with a note that the owner alone reads, or changes the note. Throws the data API's error. */
async function saveToShortlist(applicationId: string, note: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase
    .from('application_shortlist')
    .upsert({ application_id: applicationId, note })
    .select('application_id')
    .single();
  if (error) throw error;
}

/** Keeps the applicant in mind and says so; the lists show it. In: the application, what follows. */
export function useSaveToShortlist(applicationId: string, done: () => void) {
  const queries = useQueryClient();
  return useOperation(
    ({ note }: z.output<typeof shortlistNoteSchema>) => saveToShortlist(applicationId, note),
    {
      done: () => {
        toast.success(messages.saved);
        void queries.invalidateQueries({ queryKey: receivedKey });
        done();
      },
      failed: (error) => ({ title: messages.saveFailed, detail: connectionAdvice(error) }),
    },
  );
}
