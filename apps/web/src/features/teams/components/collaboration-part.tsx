import { BadgeCheck } from 'lucide-react';
import { Button } from '#components/ui/button.tsx';
import { formatLongDate } from '#lib/format-date.ts';
import type { TeamMember } from '../api/get-team.ts';
import type { Collaboration } from '../api/list-collaborations.ts';
import { useSayFinished } from '../api/say-finished.ts';
import { useTakeBackFinished } from '../api/take-back-finished.ts';
import { collaborationMessages as messages } from '../messages.ts';

type Props = { projectId: string; member: TeamMember; collaboration: Collaboration | undefined };

/** Whether the work of one member is finished, as the caller, one of the two, sees it: said by one, confirmed by the other. */
export function CollaborationPart({ projectId, member, collaboration }: Props) {
  const say = useSayFinished(
    projectId,
    member.id,
    collaboration === undefined ? messages.said : messages.confirmedNow,
  );
  const takeBack = useTakeBackFinished(projectId, member.id);
  const isBusy = say.isPending || takeBack.isPending;
  const hasStopped = member.left_at !== null && member.stays_since === null;
  if (hasStopped) return null;
  if (collaboration === undefined)
    return (
      <div className="flex flex-col items-start gap-2">
        <Button variant="outline" loading={isBusy} onClick={() => void say.run()}>
          {messages.say}
        </Button>
        <p className="text-sm text-muted-foreground">{messages.sayHelp}</p>
      </div>
    );
  if (collaboration.confirmed_at !== null)
    return (
      <p className="flex items-center gap-2 text-sm font-medium">
        <BadgeCheck aria-hidden className="size-4.5 shrink-0 text-primary" />
        {messages.confirmed(formatLongDate(collaboration.confirmed_at))}
      </p>
    );
  const isMine = (collaboration.said_by === 'member') === member.is_me;
  return (
    <div className="flex flex-col gap-3 rounded-md bg-muted p-4">
      <p className="text-sm">{isMine ? messages.waiting : messages.asked}</p>
      <div className="flex flex-wrap gap-2">
        {isMine ? null : (
          <Button loading={isBusy} onClick={() => void say.run()}>
            {messages.confirm}
          </Button>
        )}
        <Button variant="ghost" disabled={isBusy} onClick={() => void takeBack.run()}>
          {isMine ? messages.takeBack : messages.notYet}
        </Button>
      </div>
    </div>
  );
}
