import { useState } from 'react';
import { DeskFilters } from '#components/lists/desk-filters.tsx';
import { PagedRows } from '#components/lists/paged-rows.tsx';
import { useDeskFilters } from '#components/lists/use-desk-filters.ts';
import { PersonLink } from '#components/person-link.tsx';
import { Button } from '#components/ui/button.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#components/ui/table.tsx';
import { rowLink } from '#components/ui/table-lines.ts';
import { cn } from '#lib/cn.ts';
import { formatTableDateTime } from '#lib/format-date.ts';
import { adminPageSize } from '../../desk-query.ts';
import { type Ticket, useTickets } from '../api/list-tickets.ts';
import { messages } from '../../messages.ts';
import { TemplatesDialog } from './templates-dialog.tsx';
import { TicketBadges } from './ticket-badges.tsx';

const states = [
  ['open', 'Belum selesai'],
  ['mine', 'Tugas saya'],
  ['new', 'Baru'],
  ['working', 'Dikerjakan'],
  ['done', 'Selesai'],
  ['all', 'Semua'],
] as const;

const deadlineOf = (ticket: Ticket): string =>
  ticket.status === 'done'
    ? 'selesai'
    : ticket.answered_at === null
      ? formatTableDateTime(ticket.due_at)
      : 'sudah dijawab';

/** The inbox: what waits longest for an answer comes first. */
export function TicketList({ onOpen }: { onOpen: (number: string) => void }) {
  const filters = useDeskFilters(states);
  const [editsTemplates, setEditsTemplates] = useState(false);
  const query = useTickets(filters.chosen, filters.term, filters.page);
  return (
    <div className="flex flex-col gap-5">
      <DeskFilters
        filters={filters}
        label="Cari tiket"
        placeholder="Cari nomor tiket, nama, email, atau topik"
        choiceLabel="Status tiket"
      >
        <Button variant="outline" onClick={() => setEditsTemplates(true)}>
          Templat balasan
        </Button>
      </DeskFilters>
      <PagedRows
        query={query}
        page={filters.page}
        pageSize={adminPageSize}
        onPage={filters.setPage}
        pagerLabel="Halaman tiket"
        loadingText="Memuat tiket"
        errorTitle={messages.dataFailed}
        emptyTitle="Tidak ada tiket di sini"
      >
        {(tickets) => (
          <Table aria-label="Tiket" className="text-sm">
            <TableHeader>
              <TableRow>
                <TableHead>Tiket</TableHead>
                <TableHead>Pengirim</TableHead>
                <TableHead>Status</TableHead>
                <TableHead>Penanggung jawab</TableHead>
                <TableHead>Tenggat jawaban</TableHead>
              </TableRow>
            </TableHeader>
            <TableBody>
              {tickets.map((ticket) => (
                <TableRow key={ticket.id}>
                  <TableCell label="Tiket">
                    <div className="min-w-0">
                      <button
                        type="button"
                        className="link min-h-11 text-left font-semibold wrap-anywhere"
                        onClick={() => onOpen(ticket.ticket_number)}
                      >
                        {ticket.subject}
                      </button>
                      <span className="figures block text-muted-foreground">{ticket.ticket_number}</span>
                    </div>
                  </TableCell>
                  <TableCell label="Pengirim">
                    <div className="min-w-0">
                      <span className={cn(rowLink, 'wrap-anywhere')}>
                        <PersonLink id={ticket.user_id}>{ticket.name}</PersonLink>
                      </span>
                      <span className="block wrap-anywhere text-muted-foreground">{ticket.email}</span>
                      {ticket.same_sender > 0 && ticket.status !== 'done' ? (
                        <span className="block">+{ticket.same_sender} tiket lain yang belum selesai</span>
                      ) : null}
                    </div>
                  </TableCell>
                  <TableCell label="Status">
                    <TicketBadges ticket={ticket} />
                  </TableCell>
                  <TableCell label="Penanggung jawab" className={cn(rowLink, 'wrap-anywhere')}>
                    {ticket.handler_name === null ? (
                      'belum ada'
                    ) : (
                      <PersonLink id={ticket.handled_by}>{ticket.handler_name}</PersonLink>
                    )}
                  </TableCell>
                  <TableCell label="Tenggat jawaban" className="figures whitespace-nowrap">
                    {deadlineOf(ticket)}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
      </PagedRows>
      {editsTemplates ? <TemplatesDialog onClose={() => setEditsTemplates(false)} /> : null}
    </div>
  );
}
