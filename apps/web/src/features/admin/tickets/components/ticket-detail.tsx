import { ArrowLeft } from 'lucide-react';
import { PersonLink } from '#components/person-link.tsx';
import { Button } from '#components/ui/button.tsx';
import { formatTableDateTime } from '#lib/format-date.ts';
import type { Ticket } from '../api/list-tickets.ts';
import { useNoteTicket } from '../api/note-ticket.ts';
import { NoteForm } from '../../components/note-form.tsx';
import { TicketAppeal } from './ticket-appeal.tsx';
import { TicketBadges } from './ticket-badges.tsx';
import { TicketDuplicates } from './ticket-duplicates.tsx';
import { TicketReplyForm } from './ticket-reply-form.tsx';
import { TicketState } from './ticket-state.tsx';
import { TicketThread } from './ticket-thread.tsx';

type TicketDetailProps = {
  ticket: Ticket;
  selfId: string;
  onBack: () => void;
  onOpen: (number: string) => void;
};

/** One ticket: what was written, the answer, and beside it owner, state, notes and duplicates. */
export function TicketDetail({ ticket, selfId, onBack, onOpen }: TicketDetailProps) {
  const target = ticket.merged_number;
  const note = useNoteTicket();
  return (
    <div className="flex flex-col gap-5">
      <div>
        <Button variant="ghost" size="sm" onClick={onBack}>
          <ArrowLeft aria-hidden /> Semua tiket
        </Button>
      </div>
      <header className="flex flex-col gap-2">
        <h2 className="text-xl font-bold wrap-anywhere">{ticket.subject}</h2>
        <TicketBadges ticket={ticket} />
        <p className="figures text-sm wrap-anywhere text-muted-foreground">
          {ticket.ticket_number} · <PersonLink id={ticket.user_id}>{ticket.name}</PersonLink> ({ticket.email})
          · {formatTableDateTime(ticket.created_at)}
        </p>
        {ticket.answered_at === null && ticket.status !== 'done' ? (
          <p className="figures text-sm">
            Dijanjikan dijawab sebelum <strong>{formatTableDateTime(ticket.due_at)}</strong> WIB
          </p>
        ) : null}
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-5">
          <TicketThread ticket={ticket} />
          {target === null ? (
            <TicketReplyForm ticket={ticket} />
          ) : (
            <p>
              Tiket ini digabung ke{' '}
              <button type="button" className="link min-h-11 font-semibold" onClick={() => onOpen(target)}>
                {target}
              </button>
              . Lanjutkan di sana.
            </p>
          )}
        </div>
        {target === null ? (
          <div className="flex min-w-0 flex-col gap-5">
            <TicketAppeal ticketId={ticket.id} />
            <TicketState ticket={ticket} selfId={selfId} />
            <NoteForm
              name="Catatan tiket"
              label="Catatan internal"
              longest={5_000}
              send={(written) => note.run({ ...written, id: ticket.id })}
            />
            <TicketDuplicates ticket={ticket} onOpen={onOpen} />
          </div>
        ) : null}
      </div>
    </div>
  );
}
