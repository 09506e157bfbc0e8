import { Button } from '#components/ui/button.tsx';
import { Card, CardDescription, CardHeader, CardTitle } from '#components/ui/card.tsx';
import { usePause } from '../api/get-pause.ts';
import { usePauseAccount } from '../api/pause-account.ts';
import { profileMessages } from '../../messages.ts';

/** Hides the account from everyone else until its owner comes back; the same button ends it. */
export function PauseCard() {
  const pause = usePause();
  const isPaused = typeof pause.data === 'string';
  const change = usePauseAccount();
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
          onClick={() => void change.run(!isPaused)}
        >
          {isPaused ? profileMessages.endPause : profileMessages.pause}
        </Button>
      </CardHeader>
    </Card>
  );
}
