import { Form } from '#components/forms/form.tsx';
import { FoldedSection } from '#components/folded-section.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { StoredCheckbox } from '#components/ui/stored-checkbox.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { formatLongDate } from '#lib/format-date.ts';
import { lazyResolver } from '#lib/forms/lazy-resolver.ts';
import { useOperationForm } from '#lib/forms/use-operation-form.ts';
import { useAddMilestone } from '../api/add-milestone.ts';
import { useDeleteMilestone } from '../api/delete-milestone.ts';
import { useTeamPage } from '../api/get-team-page.ts';
import { useMarkMilestone } from '../api/mark-milestone.ts';
import { teamMessages as messages } from '../messages.ts';
import { titleMaxLength } from '../team-limits.ts';

const resolver = lazyResolver(async () => (await import('../team-resolvers.ts')).milestoneResolver);

type Props = { projectId: string; isOwner: boolean };

/** What the team wants to reach; the owner adds, marks and removes. */
export function MilestonesSection({ projectId, isOwner }: Props) {
  const page = useTeamPage(projectId);
  const mark = useMarkMilestone(projectId);
  const remove = useDeleteMilestone(projectId);
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
                  onStore={(isReached) => mark.run({ id: one.id, isReached })}
                />
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={`${messages.remove}: ${one.title}`}
                  onClick={() => void remove.run(one.id)}
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
  const form = useOperationForm({ resolver, defaultValues: { title: '', dueOn: '' } });
  const { errors } = form.formState;
  const { run, isPending } = useAddMilestone(projectId, form.reset);
  return (
    <Form className="flex flex-wrap items-start gap-3" onSubmit={form.sendBy(run)}>
      <Field label={messages.milestone} required className="min-w-48 flex-1" error={errors.title?.message}>
        <Input maxLength={titleMaxLength} {...form.register('title')} />
      </Field>
      <Field label={messages.dueOn} required error={errors.dueOn?.message}>
        <Input type="date" min="2020-01-01" max="2099-12-31" {...form.register('dueOn')} />
      </Field>
      <Button type="submit" variant="outline" loading={isPending} className="sm:mt-8">
        {messages.addMilestone}
      </Button>
    </Form>
  );
}
