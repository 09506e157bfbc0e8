import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FoldedSection } from '#components/folded-section.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { StoredCheckbox } from '#components/ui/stored-checkbox.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { formatLongDate } from '#lib/format-date.ts';
import { addMilestone } from '../api/add-milestone.ts';
import { deleteMilestone } from '../api/delete-milestone.ts';
import { getTeamPage } from '../api/get-team-page.ts';
import { markMilestone } from '../api/mark-milestone.ts';
import { teamMessages as messages } from '../messages.ts';
import { teamKey, useTeamChange } from '../use-team-change.ts';

/** The database has the same limit. */
const titleMaxLength = 120;

type Props = { projectId: string; isOwner: boolean };

/** What the team wants to reach; the owner adds, marks and removes. */
export function MilestonesSection({ projectId, isOwner }: Props) {
  const page = useQuery({
    queryKey: teamKey(projectId, 'page'),
    queryFn: () => getTeamPage(projectId),
  });
  const { change } = useTeamChange(projectId);
  const milestones = page.data?.milestones ?? [];
  return (
    <FoldedSection
      id="tonggak"
      title={messages.milestones}
      hint={
        milestones.length === 0
          ? page.isSuccess
            ? messages.noMilestones
            : messages.milestonesHint
          : messages.reachedOf(milestones.filter((one) => one.done_at !== null).length, milestones.length)
      }
      className="mt-4 md:mt-10"
    >
      {page.isPending ? <Skeleton className="h-16 w-full" /> : null}
      {page.isError ? (
        <ErrorState title={messages.loadFailed} onRetry={() => void page.refetch()} className="py-6" />
      ) : null}
      {page.isSuccess && milestones.length === 0 ? (
        <p className="text-muted-foreground">{messages.noMilestones}</p>
      ) : null}
      <ul className="divide-y divide-border">
        {milestones.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center justify-between gap-2 py-3">
            <div className="min-w-0 break-words">
              <p className="font-medium">{one.title}</p>
              <p className="text-sm text-muted-foreground">{formatLongDate(one.due_on)}</p>
            </div>
            {isOwner ? (
              <div className="flex items-center gap-2">
                <StoredCheckbox
                  label={messages.reached}
                  aria-label={`${messages.reached}: ${one.title}`}
                  checked={one.done_at !== null}
                  onStore={(isReached) => change(() => markMilestone(one.id, isReached))}
                />
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={`${messages.remove}: ${one.title}`}
                  onClick={() => void change(() => deleteMilestone(one.id))}
                >
                  {messages.remove}
                </Button>
              </div>
            ) : one.done_at === null ? null : (
              <Badge variant="success">{messages.reached}</Badge>
            )}
          </li>
        ))}
      </ul>
      {isOwner ? <MilestoneForm projectId={projectId} /> : null}
    </FoldedSection>
  );
}

function MilestoneForm({ projectId }: { projectId: string }) {
  const { isBusy, change } = useTeamChange(projectId);
  const [title, setTitle] = useState('');
  const [dueOn, setDueOn] = useState('');
  const [isTried, setIsTried] = useState(false);
  const add = async () => {
    if (await change(() => addMilestone(projectId, title.trim(), dueOn))) {
      setTitle('');
      setDueOn('');
      setIsTried(false);
    }
  };
  return (
    <form
      noValidate
      className="flex flex-wrap items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (title.trim() !== '' && dueOn !== '') void add();
      }}
    >
      <Field
        label={messages.milestone}
        required
        className="min-w-48 flex-1"
        error={isTried && title.trim() === '' ? messages.milestoneNeeded : undefined}
      >
        <Input value={title} maxLength={titleMaxLength} onChange={(event) => setTitle(event.target.value)} />
      </Field>
      <Field
        label={messages.dueOn}
        required
        error={isTried && dueOn === '' ? messages.dateNeeded : undefined}
      >
        <Input
          type="date"
          min="2020-01-01"
          max="2099-12-31"
          value={dueOn}
          onChange={(event) => setDueOn(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="outline" loading={isBusy} className="sm:mt-8">
        {messages.addMilestone}
      </Button>
    </form>
  );
}
