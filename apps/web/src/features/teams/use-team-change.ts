import { useQueryClient } from '@tanstack/react-query';
import { describeSaveFailure } from '#lib/api/describe-save-failure.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { teamMessages as messages } from './messages.ts';

/** The key under which everything of one team is kept. */
export const teamKey = (projectId: string, ...part: string[]) => ['team', projectId, ...part];

/** A change of a team: says how it went, and reads the team anew. In: the change, and what is said or done once it worked. */
export function useTeamChange<Input = void>(
  projectId: string,
  work: (input: Input) => Promise<void>,
  done?: string | (() => void),
) {
  const client = useQueryClient();
  return useOperation(work, {
    done,
    failed: (error) => ({ title: describeSaveFailure(error, messages.failed) }),
    settled: () => client.invalidateQueries({ queryKey: teamKey(projectId) }),
  });
}
