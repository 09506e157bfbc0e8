import type { PersonMatch } from '@kawanusaha/contracts/matching/match-answers';
import { MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { PersonName } from '#components/person-name.tsx';
import { PersonSigns } from '#components/person-signs.tsx';
import { Avatar } from '#components/ui/avatar.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { LoadingMessage, Skeleton } from '#components/ui/skeleton.tsx';
import { toast } from '#components/ui/toast.ts';
import { paths } from '#config/paths.ts';
import { threadPaths } from '#config/thread-paths.ts';
import { photoSources } from '#lib/pictures/picture-sources.ts';
import { useLoaded } from '#lib/use-loaded.ts';
import { invitePerson } from '../api/invite-person.ts';
import { matchPeople } from '../api/match-people.ts';
import { matchingMessages as messages } from '../messages.ts';
import { DismissDialog } from './dismiss-dialog.tsx';
import { MatchReasons } from './match-reasons.tsx';

/** 'Orang yang cocok' for the owner of a listing: findable people with the reasons, and a conversation with each, whose number stays hidden. */
export function MatchedPeople({ projectId }: { projectId: string }) {
  const loaded = useLoaded(projectId, () => matchPeople(projectId));
  const [dismissing, setDismissing] = useState<PersonMatch | null>(null);
  return (
    <section aria-labelledby="orang-yang-cocok" className="mt-10">
      <h2 id="orang-yang-cocok" className="mb-3 text-xl font-bold">
        {messages.people}
      </h2>
      {loaded.status === 'loading' ? (
        <div className="grid gap-4 md:grid-cols-2">
          <LoadingMessage>Mencari orang yang cocok...</LoadingMessage>
          <Skeleton className="h-56 rounded-lg" />
          <Skeleton className="h-56 rounded-lg" />
        </div>
      ) : null}
      {loaded.status === 'failed' ? (
        <ErrorState
          title={messages.peopleFailed}
          description={messages.tryAgain}
          onRetry={loaded.reload}
          className="py-6"
        />
      ) : null}
      {loaded.status === 'ready' && loaded.value.length === 0 ? (
        <div className="rounded-lg border border-dashed border-border p-5">
          <p className="font-semibold">{messages.peopleNothing}</p>
          <p className="text-muted-foreground">{messages.peopleNothingHelp}</p>
          <Button asChild variant="secondary" className="mt-4">
            <Link to={paths.editProject(projectId)}>Tulis yang dicari</Link>
          </Button>
        </div>
      ) : null}
      {loaded.status === 'ready' && loaded.value.length > 0 ? (
        <ul className="grid gap-4 md:grid-cols-2">
          {loaded.value.map((person) => (
            <PersonCard
              key={person.id}
              projectId={projectId}
              person={person}
              onDismiss={() => setDismissing(person)}
            />
          ))}
        </ul>
      ) : null}
      {dismissing === null ? null : (
        <DismissDialog
          projectId={projectId}
          personId={dismissing.id}
          name={dismissing.nama_lengkap}
          onClose={() => setDismissing(null)}
          onDismissed={() => {
            setDismissing(null);
            loaded.reload();
          }}
        />
      )}
    </section>
  );
}

type PersonCardProps = { projectId: string; person: PersonMatch; onDismiss: () => void };

function PersonCard({ projectId, person, onDismiss }: PersonCardProps) {
  const navigate = useNavigate();
  const [isInviting, setInviting] = useState(false);
  const invite = async (): Promise<void> => {
    setInviting(true);
    try {
      const invitation = await invitePerson(projectId, person.id);
      if ('refusal' in invitation) toast.error(invitation.refusal);
      else void navigate(threadPaths.thread(invitation.threadId));
    } catch {
      toast.error(messages.inviteFailed);
    }
    setInviting(false);
  };
  const where = [person.prodi, person.kampus, person.kota].filter((part) => part !== null);
  return (
    <li className="card gap-3 p-5">
      <div className="flex items-center gap-3">
        {person.signs?.photo === undefined ? null : (
          <Avatar
            name={person.nama_lengkap}
            photo={photoSources(person.signs.photo)}
            size={48}
            className="size-12 shrink-0"
          />
        )}
        <div className="min-w-0">
          <h3 className="card-title">
            <PersonName name={person.nama_lengkap} signs={person.signs} />
          </h3>
          {where.length === 0 ? null : <p className="text-sm text-muted-foreground">{where.join(' · ')}</p>}
        </div>
      </div>
      <PersonSigns signs={person.signs} />
      <ul aria-label={`Keahlian ${person.nama_lengkap}`} className="flex flex-wrap gap-2">
        {person.skills.map(({ name, level }) => (
          <li key={name}>
            <Badge variant="secondary">
              {name} · {level}
            </Badge>
          </li>
        ))}
      </ul>
      <MatchReasons reasons={person.reasons} />
      <div className="mt-auto flex flex-wrap gap-2">
        <Button
          loading={isInviting}
          aria-label={`${messages.invite}: ${person.nama_lengkap}`}
          onClick={() => void invite()}
        >
          <MessagesSquare aria-hidden /> {messages.invite}
        </Button>
        <Button variant="ghost" aria-label={`Bukan untuk saya: ${person.nama_lengkap}`} onClick={onDismiss}>
          Bukan untuk saya
        </Button>
      </div>
    </li>
  );
}
