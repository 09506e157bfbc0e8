import { useQueryClient } from '@tanstack/react-query';
import { toast } from '#components/ui/toast.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { noteApplied } from '#lib/session/applied-projects.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import type { OwnApplication } from '../application-row.ts';
import { applicationMessages as messages } from '../messages.ts';
import { ownApplicationsKey } from './list-own-applications.ts';

/**
 * Withdraws pending applications of the caller. In: their ids. Throws the data API's error, also when each was decided meanwhile.
 */
export async function withdrawApplications(ids: readonly string[]): Promise<void> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc('withdraw_applications', { ids: [...ids] });
  if (error) throw error;
  if (data === 0) throw new Error('No application was pending any more');
}

/** Withdraws, says so, and reads the list anew either way: one may have been decided meanwhile. */
export function useWithdrawApplications(applicantId: string) {
  const queries = useQueryClient();
  return useOperation(
    (chosen: readonly Pick<OwnApplication, 'id' | 'project_id'>[]) =>
      withdrawApplications(chosen.map(({ id }) => id)),
    {
      done: (_result, chosen) => {
        for (const { project_id: projectId } of chosen) noteApplied(applicantId, projectId, false);
        toast.success(chosen.length === 1 ? messages.withdrawn : messages.allWithdrawn);
      },
      failed: messages.withdrawFailed,
      settled: () => void queries.invalidateQueries({ queryKey: ownApplicationsKey(applicantId) }),
    },
  );
}
