import { Badge } from '#components/ui/badge.tsx';
import type { Ticket } from '../api/list-tickets.ts';
import { messages } from '../../messages.ts';

const stateLooks = { new: 'default', working: 'outline', done: 'secondary' } as const;

/** What a ticket is, where it stands, and whether its time is running out. */
export function TicketBadges({ ticket }: { ticket: Ticket }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge variant={stateLooks[ticket.status as keyof typeof stateLooks] ?? 'secondary'}>
        {messages.ticketStates[ticket.status] ?? ticket.status}
      </Badge>
      {ticket.kind === 'question' ? null : (
        <Badge variant="accent">{messages.ticketKinds[ticket.kind] ?? ticket.kind}</Badge>
      )}
      {ticket.urgency === 'late' ? <Badge variant="destructive">Terlambat</Badge> : null}
      {ticket.urgency === 'half' ? <Badge variant="warning">Lewat separuh waktu</Badge> : null}
    </span>
  );
}
