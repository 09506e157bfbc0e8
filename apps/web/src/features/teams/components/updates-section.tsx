import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FoldedSection } from '#components/folded-section.tsx';
import { Button } from '#components/ui/button.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { Field } from '#components/ui/field.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { formatLongDateTime } from '#lib/format-date.ts';
import { deleteUpdate } from '../api/delete-update.ts';
import { getOwnUpdateIds } from '../api/get-own-update-ids.ts';
import { getTeamPage } from '../api/get-team-page.ts';
import { postUpdate } from '../api/post-update.ts';
import { teamMessages as messages } from '../messages.ts';
import { teamKey, useTeamChange } from '../use-team-change.ts';

/** The database has the same limit. */
const bodyMaxLength = 2_000;

type Props = { projectId: string; isOwner: boolean };

/** What the page of the project tells: everybody in the team writes; the owner removes any, a member their own. */
export function UpdatesSection({ projectId, isOwner }: Props) {
  const page = useQuery({
    queryKey: teamKey(projectId, 'page'),
    queryFn: () => getTeamPage(projectId),
  });
  const own = useQuery({
    queryKey: teamKey(projectId, 'own-updates'),
    queryFn: () => getOwnUpdateIds(projectId),
  });
  const { isBusy, change } = useTeamChange(projectId);
  const [body, setBody] = useState('');
  const [isTried, setIsTried] = useState(false);
  const post = async () => {
    if (await change(() => postUpdate(projectId, body), messages.posted)) {
      setBody('');
      setIsTried(false);
    }
  };
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
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          setIsTried(true);
          if (body.trim() !== '') void post();
        }}
      >
        <Field
          label={messages.update}
          help={messages.updateHelp}
          required
          error={isTried && body.trim() === '' ? messages.updateNeeded : undefined}
        >
          <Textarea
            rows={3}
            maxLength={bodyMaxLength}
            value={body}
            onChange={(event) => setBody(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="outline" className="self-start" loading={isBusy}>
          {messages.post}
        </Button>
      </form>
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
                  onClick={() => void change(() => deleteUpdate(update.id))}
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
