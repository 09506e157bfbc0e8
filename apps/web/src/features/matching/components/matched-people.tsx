import type { PersonMatch } from '@kawanusaha/contracts/matching/match-answers';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { QueryProvider } from '#components/query-provider.tsx';
import { Button } from '#components/ui/button.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { LoadingMessage, Skeleton } from '#components/ui/skeleton.tsx';
import { toast } from '#components/ui/toast.ts';
import { paths } from '#config/paths.ts';
import { loadAdvice } from '#lib/api/load-advice.ts';
import { cn } from '#lib/cn.ts';
import { useMatchedPeople } from '../api/match-people.ts';
import { matchingMessages as messages } from '../messages.ts';
import type { SendInvitation } from '../send-invitation.ts';
import { DismissDialog } from './dismiss-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { PersonCard } from './person-card.tsx';

/** So many are shown at first: on phones, where they stand below each other, and in the two columns of wider screens. */
const shownOnPhones = 2;
const shownBeside = 4;
const hideAt = (index: number): string | undefined =>
  index >= shownBeside ? 'hidden' : index >= shownOnPhones ? 'max-md:hidden' : undefined;

type Props = {
  projectId: string;
  projectName: string;
  send: SendInvitation;
};

/** 'Orang yang cocok' for the owner of a listing: findable people with the reasons, and a conversation with each, whose number stays hidden. */
export function MatchedPeople(props: Props) {
  return (
    <QueryProvider>
      <People {...props} />
    </QueryProvider>
  );
}

function People({ projectId, projectName, send }: Props) {
  const loaded = useMatchedPeople(projectId);
  const [dismissing, setDismissing] = useState<PersonMatch | null>(null);
  const [inviting, setInviting] = useState<PersonMatch | null>(null);
  // Who was invited since the list was loaded, with the conversation.
  const [invited, setInvited] = useState<ReadonlyMap<string, string>>(new Map());
  const [showsAll, setShowsAll] = useState(false);
  const listId = useId();
  return (
    <section aria-labelledby="orang-yang-cocok" className="mt-10">
      <h2 id="orang-yang-cocok" className="mb-3 text-xl font-bold">
        {messages.people}
      </h2>
      {loaded.status === 'pending' ? (
        <div className="grid gap-4 md:grid-cols-2">
          <LoadingMessage>Mencari orang yang cocok...</LoadingMessage>
          <Skeleton className="h-56 rounded-lg" />
          <Skeleton className="h-56 rounded-lg" />
        </div>
      ) : null}
      {loaded.status === 'error' ? (
        <ErrorState
          title={messages.peopleFailed}
          description={loadAdvice(loaded.error)}
          onRetry={() => void loaded.refetch()}
          className="py-6"
        />
      ) : null}
      {loaded.status === 'success' && loaded.data.length === 0 ? (
        <div className="rounded-lg border border-dashed border-border p-5">
          <p className="font-semibold">{messages.peopleNothing}</p>
          <p className="text-muted-foreground">{messages.peopleNothingHelp}</p>
          <Button asChild variant="secondary" className="mt-4">
            <Link to={paths.editProject(projectId)}>Tulis yang dicari</Link>
          </Button>
        </div>
      ) : null}
      {loaded.status === 'success' && loaded.data.length > 0 ? (
        <>
          <ul id={listId} className="grid gap-4 md:grid-cols-2">
            {loaded.data.map((person, index) => (
              <PersonCard
                key={person.id}
                person={person}
                invitedIn={invited.get(person.id) ?? person.invited_in}
                className={showsAll ? undefined : hideAt(index)}
                onInvite={() => setInviting(person)}
                onDismiss={() => setDismissing(person)}
              />
            ))}
          </ul>
          {loaded.data.length > shownOnPhones ? (
            <Button
              variant="outline"
              className={cn('mt-4', loaded.data.length <= shownBeside && 'md:hidden')}
              aria-expanded={showsAll}
              aria-controls={listId}
              onClick={() => setShowsAll(!showsAll)}
            >
              {showsAll ? messages.peopleFewer : messages.peopleAll(loaded.data.length)}
            </Button>
          ) : null}
        </>
      ) : null}
      {inviting === null ? null : (
        <InviteDialog
          projectId={projectId}
          projectName={projectName}
          person={inviting}
          send={send}
          onClose={() => setInviting(null)}
          onSent={(threadId) => {
            setInvited((before) => new Map(before).set(inviting.id, threadId));
            toast.success(messages.inviteSent(inviting.nama_lengkap));
            setInviting(null);
          }}
        />
      )}
      {dismissing === null ? null : (
        <DismissDialog
          projectId={projectId}
          personId={dismissing.id}
          name={dismissing.nama_lengkap}
          onClose={() => setDismissing(null)}
          onDismissed={() => {
            setDismissing(null);
            void loaded.refetch();
          }}
        />
      )}
    </section>
  );
}
