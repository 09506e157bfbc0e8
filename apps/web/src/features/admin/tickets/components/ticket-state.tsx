import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { NativeSelect } from '#components/ui/native-select.tsx';
import type { Ticket, TicketStatus } from '../api/list-tickets.ts';
import { useAdmins } from '../api/list-admins.ts';
import { useAssignTicket } from '../api/assign-ticket.ts';
import { useSetTicketStatus } from '../api/set-ticket-status.ts';
import { messages } from '../../messages.ts';

/** Who works on a ticket and where it stands. */
export function TicketState({ ticket, selfId }: { ticket: Ticket; selfId: string }) {
  const admins = useAdmins();
  const assign = useAssignTicket();
  const move = useSetTicketStatus();
  const names = admins.data ?? [];
  const isKnown = names.some(({ id }) => id === ticket.handled_by);
  return (
    <section aria-label="Pengerjaan tiket" className="card gap-3 p-4">
      <Field label="Status tiket" required>
        <NativeSelect
          value={ticket.status}
          onChange={(event) => void move.run({ id: ticket.id, status: event.target.value as TicketStatus })}
        >
          {Object.entries(messages.ticketStates).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label="Penanggung jawab" required>
        <NativeSelect
          value={ticket.handled_by ?? ''}
          onChange={(event) =>
            void assign.run({ id: ticket.id, handler: event.target.value === '' ? null : event.target.value })
          }
        >
          <option value="">Belum ada</option>
          {ticket.handled_by !== null && !isKnown ? (
            <option value={ticket.handled_by}>{ticket.handler_name ?? 'akun dihapus'}</option>
          ) : null}
          {names.map(({ id, username }) => (
            <option key={id} value={id}>
              {id === selfId ? `${username} (Anda)` : username}
            </option>
          ))}
        </NativeSelect>
      </Field>
      {ticket.handled_by === selfId ? null : (
        <Button
          size="sm"
          variant="outline"
          className="self-start"
          onClick={() => void assign.run({ id: ticket.id, handler: selfId })}
        >
          Saya kerjakan
        </Button>
      )}
    </section>
  );
}
