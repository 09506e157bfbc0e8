import * as z from 'zod/mini';
import { toast } from '#components/ui/toast.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { messages } from '../../messages.ts';
import { useDeskOperation } from '../../use-desk-operation.ts';

const text = z.string().check(z.refine((value) => value.trim().length >= 5, messages.incidentTextNeeded));

/** What an admin writes of an incident; the moment as the form's field holds it, in the time of this device. */
export const incidentSchema = z.object({
  title: text,
  happened: text,
  data_concerned: text,
  our_steps: text,
  your_steps: text,
  known_at: z.pipe(
    z
      .string()
      .check(
        z.refine((moment) => moment !== '' && new Date(moment) <= new Date(), messages.incidentMomentNeeded),
      ),
    z.transform((moment) => new Date(moment).toISOString()),
  ),
  tells_members: z.boolean(),
});
export type IncidentDraft = z.input<typeof incidentSchema>;

type Saving = { id: string; draft: z.output<typeof incidentSchema>; isNew: boolean };

async function saveIncident({ id, draft, isNew }: Saving): Promise<void> {
  const supabase = await getSupabase();
  const table = supabase.from('incidents');
  await (isNew
    ? table.upsert({ id, ...draft }, { onConflict: 'id', ignoreDuplicates: true }).throwOnError()
    : table.update(draft).eq('id', id).select('id').single().throwOnError());
}

/** Tells everybody of an incident, or changes what was told; a second press of the same form tells it once. */
export function useSaveIncident() {
  return useDeskOperation(saveIncident, (_, { isNew }) =>
    toast.success(isNew ? messages.incidentTold : messages.incidentChanged),
  );
}
