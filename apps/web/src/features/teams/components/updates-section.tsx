import { Form } from '#components/forms/form.tsx';
import { FoldedSection } from '#components/folded-section.tsx';
import { Button } from '#components/ui/button.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { Field } from '#components/ui/field.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { formatLongDateTime } from '#lib/format-date.ts';
import { lazyResolver } from '#lib/forms/lazy-resolver.ts';
import { useOperationForm } from '#lib/forms/use-operation-form.ts';
import { useDeleteUpdate } from '../api/delete-update.ts';
import { useOwnUpdateIds } from '../api/get-own-update-ids.ts';
import { useTeamPage } from '../api/get-team-page.ts';
import { usePostUpdate } from '../api/post-update.ts';
import { teamMessages as messages } from '../messages.ts';
import { bodyMaxLength } from '../team-limits.ts';

const resolver = lazyResolver(async () => (await import('../team-resolvers.ts')).updateResolver);

type Props = { projectId: string; isOwner: boolean };

/** What the page of the project tells: everybody in the team writes; the owner removes any, a member their own. */
export function UpdatesSection({ projectId, isOwner }: Props) {
  const page = useTeamPage(projectId);
  const own = useOwnUpdateIds(projectId);
  const remove = useDeleteUpdate(projectId);
  const updates = page.data?.updates ?? [];
  return (
    <FoldedSection
      id="kabar"
      title={messages.updates}
      hint={
        updates.length > 0
          ? messages.updateCount(updates.length)
          : page.isSuccess
            ? messages.noUpdates
            : messages.updatesHint
      }
      className="mt-4 md:mt-10"
    >
      <UpdateForm projectId={projectId} />
      {page.isError ? (
        <ErrorState title={messages.loadFailed} onRetry={() => void page.refetch()} className="py-6" />
      ) : null}
      {page.isSuccess && updates.length === 0 ? (
        <p className="text-muted-foreground">{messages.noUpdates}</p>
      ) : null}
      <ul className="divide-y divide-border">
        {updates.map((update) => (
          <li key={update.id} className="py-4">
            <p className="break-words whitespace-pre-line">{update.body}</p>
            <div className="mt-1 flex flex-wrap items-center justify-between gap-2">
              <p className="text-sm text-muted-foreground">
                {update.author ?? messages.stays}, {formatLongDateTime(update.created_at)}
              </p>
              {isOwner || own.data?.includes(update.id) === true ? (
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={`${messages.remove}: ${update.body.slice(0, 60)}`}
                  onClick={() => void remove.run(update.id)}
                >
                  {messages.remove}
                </Button>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </FoldedSection>
  );
}

function UpdateForm({ projectId }: { projectId: string }) {
  const form = useOperationForm({ resolver, defaultValues: { body: '' } });
  const { run, isPending } = usePostUpdate(projectId, form.reset);
  return (
    <Form className="flex flex-col gap-3" onSubmit={form.sendBy(run)}>
      <Field
        label={messages.update}
        help={messages.updateHelp}
        required
        error={form.formState.errors.body?.message}
      >
        <Textarea rows={3} maxLength={bodyMaxLength} {...form.register('body')} />
      </Field>
      <Button type="submit" variant="outline" className="self-start" loading={isPending}>
        {messages.post}
      </Button>
    </Form>
  );
}
