import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '#components/ui/button.tsx';
import { Card, CardDescription, CardHeader, CardTitle } from '#components/ui/card.tsx';
import { toast } from '#components/ui/toast.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { getPause, pauseQueryKey } from '../api/get-pause.ts';
import { pauseAccount } from '../api/pause-account.ts';
import { profileMessages } from '../messages.ts';

/** Hides the account from everyone else until its owner comes back; the same button ends it. */
export function PauseCard() {
  const queries = useQueryClient();
  const pause = useQuery({ queryKey: pauseQueryKey, queryFn: getPause });
  const isPaused = typeof pause.data === 'string';
  const change = useOperation(() => pauseAccount(!isPaused), {
    done: (since) => {
      queries.setQueryData(pauseQueryKey, since);
      toast.success(since === null ? profileMessages.pauseEnded : profileMessages.paused);
    },
    failed: profileMessages.pauseFailed,
  });
  return (
    <Card>
      <CardHeader className="flex-row flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1 basis-56">
          <CardTitle>{isPaused ? profileMessages.pausedTitle : profileMessages.pauseTitle}</CardTitle>
          <CardDescription className="mt-1">
            {isPaused ? profileMessages.pausedWhat : profileMessages.pauseWhat}
          </CardDescription>
        </div>
        <Button
          variant="outline"
          loading={change.isPending}
          disabled={!pause.isSuccess}
          onClick={() => void change.run()}
        >
          {isPaused ? profileMessages.endPause : profileMessages.pause}
        </Button>
      </CardHeader>
    </Card>
  );
}
