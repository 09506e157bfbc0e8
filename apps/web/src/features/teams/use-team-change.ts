import { useQueryClient } from '@tanstack/react-query';
import { toast } from '#components/ui/toast.ts';
import { describeSaveFailure } from '#lib/api/describe-save-failure.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { teamMessages as messages } from './messages.ts';

/** The key under which everything of one team is kept. */
export const teamKey = (projectId: string, ...part: string[]) => ['team', projectId, ...part];

/**
 * A change of a team: runs it, tells how it went, and reads the team anew.
 * Out: whether one is under way, and how to start one; it resolves to whether it worked.
 */
export function useTeamChange(projectId: string) {
  const client = useQueryClient();
  const { run, isPending } = useOperation(
    ({ work }: { work: () => Promise<void>; done: string | undefined }) => work(),
    {
      done: (_result, { done }) => (done === undefined ? undefined : toast.success(done)),
      failed: (error) => ({ title: describeSaveFailure(error, messages.failed) }),
      settled: () => client.invalidateQueries({ queryKey: teamKey(projectId) }),
    },
  );
  return {
    isBusy: isPending,
    change: (work: () => Promise<void>, done?: string): Promise<boolean> => run({ work, done }),
  };
}
