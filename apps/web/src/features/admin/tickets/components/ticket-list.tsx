import { useState } from 'react';
import { mostListed } from '#config/most-listed.ts';
import { Pager } from '#components/lists/pager.tsx';
import { QueryState } from '#components/lists/query-state.tsx';
import { PersonLink } from '#components/person-link.tsx';
import { Button } from '#components/ui/button.tsx';
import { NativeSelect } from '#components/ui/native-select.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#components/ui/table.tsx';
import { rowLink } from '#components/ui/table-lines.ts';
import { cn } from '#lib/cn.ts';
import { formatTableDateTime } from '#lib/format-date.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { adminPageSize } from '../../desk-query.ts';
import { type Ticket, useTickets } from '../api/list-tickets.ts';
import { messages } from '../../messages.ts';
import { useAddressPage } from '#lib/use-address-page.ts';
import { useAddressValue } from '#lib/use-address-value.ts';
import { DeskSearch } from '#components/lists/desk-search.tsx';
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
  const [state, setState] = useAddressValue('status', 'open');
  const [search, setSearch] = useAddressValue('cari');
  const [page, setPage] = useAddressPage('hal');
  const [editsTemplates, setEditsTemplates] = useState(false);
  const term = useDebounced(search);
  const query = useTickets(state, term, page);
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-2 sm:gap-3">
        <DeskSearch
          label="Cari tiket"
          placeholder="Cari nomor tiket, nama, email, atau topik"
          value={search}
          onChange={(value) => setSearch(value, { without: 'hal' })}
        />
        <NativeSelect
          aria-label="Status tiket"
          value={state}
          onChange={(event) => setState(event.target.value, { without: 'hal' })}
        >
          {states.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </NativeSelect>
        <Button variant="outline" onClick={() => setEditsTemplates(true)}>
          Templat balasan
        </Button>
      </div>
      <QueryState
        query={query}
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
      </QueryState>
      <Pager
        page={page}
        pageSize={adminPageSize}
        total={Math.min(query.data?.[0]?.total_count ?? 0, mostListed)}
        onPage={setPage}
        label="Halaman tiket"
      />
      {editsTemplates ? <TemplatesDialog onClose={() => setEditsTemplates(false)} /> : null}
    </div>
  );
}
