import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { formatTableDateTime } from '#lib/format-date.ts';
import { useDuplicates } from '../api/list-duplicates.ts';
import type { Ticket } from '../api/list-tickets.ts';
import { useMergeTicket } from '../api/merge-ticket.ts';

type TicketDuplicatesProps = { ticket: Ticket; onOpen: (number: string) => void };

/** Other open tickets of the same sender, each to be merged into this one. */
export function TicketDuplicates({ ticket, onOpen }: TicketDuplicatesProps) {
  const { data } = useDuplicates(ticket);
  const merge = useMergeTicket();
  const [asks, setAsks] = useState<Ticket | null>(null);
  if (!data || data.length === 0) return null;
  return (
    <section aria-label="Tiket lain dari pengirim ini" className="card gap-3 p-4">
      <h3 className="font-semibold">Tiket lain dari pengirim ini</h3>
      <ul className="flex flex-col gap-3">
        {data.map((other) => (
          <li key={other.id} className="flex flex-col gap-1 border-t border-border pt-3">
            <button
              type="button"
              className="link min-h-11 self-start text-left font-medium wrap-anywhere"
              onClick={() => onOpen(other.ticket_number)}
            >
              {other.subject}
            </button>
            <span className="figures text-sm text-muted-foreground">
              {other.ticket_number} · {formatTableDateTime(other.created_at)}
            </span>
            <p className="line-clamp-2 text-sm wrap-anywhere">{other.message}</p>
            {ticket.status === 'done' ? null : (
              <Button size="sm" variant="outline" className="self-start" onClick={() => setAsks(other)}>
                Gabungkan ke tiket ini
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asks !== null}
        title={`Gabungkan ${asks?.ticket_number ?? ''}?`}
        description={`Pesannya tampil di ${ticket.ticket_number}, tenggat yang lebih awal berlaku, dan balasan hanya dikirim dari sini. Penggabungan tidak dapat dipisah lagi.`}
        actionLabel="Gabungkan"
        onConfirm={() => void (asks && merge.run({ duplicate: asks.id, into: ticket.id }))}
        onClose={() => setAsks(null)}
      />
    </section>
  );
}
