import { ArrowLeft } from 'lucide-react';
import { FoldedSection } from '#components/folded-section.tsx';
import { Button } from '#components/ui/button.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { LoadingMessage, Skeleton } from '#components/ui/skeleton.tsx';
import { useStaffPermissions } from '#lib/session/use-staff-permissions.ts';
import { useNotePerson } from '../api/note-person.ts';
import { useOpenedPerson } from '../api/open-person.ts';
import { usePerson } from '../api/read-person.ts';
import { messages } from '../../messages.ts';
import { NoteForm } from '../../components/note-form.tsx';
import { PersonHeader } from './person-header.tsx';
import { PersonOrders } from './person-orders.tsx';
import { PersonRoles } from '../../roles/components/person-roles.tsx';
import { PersonSummary } from './person-summary.tsx';
import { PersonTimeline } from './person-timeline.tsx';

type PersonPageProps = { id: string; selfId: string; onBack: () => void };

function PersonBody({ id, selfId }: { id: string; selfId: string }) {
  const { may } = useStaffPermissions();
  const opened = useOpenedPerson(id);
  const query = usePerson(id, opened.isSuccess);
  const note = useNotePerson();
  if (opened.isError || query.isError) {
    const failed = opened.isError ? opened : query;
    return (
      <ErrorState
        title={messages.personFailed}
        onRetry={() => void failed.refetch()}
        retrying={failed.isFetching}
      />
    );
  }
  if (query.data === undefined) {
    return (
      <>
        <LoadingMessage>Memuat orang ini</LoadingMessage>
        <Skeleton className="h-28 w-full" />
        <Skeleton className="h-64 w-full" />
      </>
    );
  }
  if (query.data === null) return <ErrorState title={messages.personGone} />;
  const person = query.data;
  return (
    <>
      <PersonHeader person={person} isSelf={person.id === selfId} />
      <div className="grid items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-5">
          <PersonSummary person={person} />
          <FoldedSection id="catatan" title="Catatan" hint="Tulis catatan tentang orang ini untuk tim.">
            <NoteForm
              name="Catatan untuk tim"
              label="Catatan untuk tim"
              longest={2_000}
              send={(written) => note.run({ ...written, id: person.id })}
            />
          </FoldedSection>
          {may('admin') ? <PersonRoles person={person} isSelf={person.id === selfId} /> : null}
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <PersonTimeline personId={person.id} />
          <PersonOrders personId={person.id} count={person.orders} />
        </div>
      </div>
    </>
  );
}

/** A person as the desk sees them: who it is, what happened, orders, notes, and what can be done. */
export function PersonPage({ id, selfId, onBack }: PersonPageProps) {
  return (
    <div className="flex flex-col gap-5">
      <div>
        <Button variant="ghost" size="sm" onClick={onBack}>
          <ArrowLeft aria-hidden /> Semua pengguna
        </Button>
      </div>
      <PersonBody key={id} id={id} selfId={selfId} />
    </div>
  );
}
