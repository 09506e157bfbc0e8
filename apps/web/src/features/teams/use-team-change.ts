import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '#components/ui/toast.ts';
import { describeSaveFailure } from '#lib/api/describe-save-failure.ts';
import { teamMessages as messages } from './messages.ts';

/** The key under which everything of one team is kept. */
export const teamKey = (projectId: string, ...part: string[]) => ['team', projectId, ...part];

/**
 * A change of a team: runs it, tells how it went, and reads the team anew.
 * Out: whether one is under way, and how to start one; it resolves to whether it worked.
 */
export function useTeamChange(projectId: string) {
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const change = async (work: () => Promise<void>, done?: string): Promise<boolean> => {
    setIsBusy(true);
    let worked = true;
    try {
      await work();
      if (done !== undefined) toast.success(done);
    } catch (error) {
      worked = false;
      toast.error(describeSaveFailure(error, messages.failed));
    }
    await client.invalidateQueries({ queryKey: teamKey(projectId) });
    setIsBusy(false);
    return worked;
  };
  return { isBusy, change };
}
