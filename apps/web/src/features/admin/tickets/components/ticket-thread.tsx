import { QueryState } from '#components/lists/query-state.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { cn } from '#lib/cn.ts';
import { formatTableDateTime } from '#lib/format-date.ts';
import type { Ticket } from '../api/list-tickets.ts';
import { type TicketEntry, useTicketThread } from '../api/read-ticket.ts';
import { messages } from '../../messages.ts';

const looks: Readonly<Record<string, string>> = {
  message: 'bg-card border border-border',
  reply: 'bg-primary-soft text-primary-soft-foreground',
  note: 'bg-warning-soft text-warning-soft-foreground',
};

const titleOf = (entry: TicketEntry): string => {
  if (entry.kind === 'message') return entry.author_name ?? '';
  const author = entry.author_name ?? 'akun dihapus';
  return entry.kind === 'reply' ? `Balasan ${author}` : `Catatan internal ${author}`;
};

function ThreadEntry({ entry, isOther }: { entry: TicketEntry; isOther: boolean }) {
  return (
    <li className={cn('flex flex-col gap-1 rounded-lg p-4', looks[entry.kind])}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <strong className="wrap-anywhere">{titleOf(entry)}</strong>
        <span className="figures">
          {isOther ? `${entry.ticket_number} · ` : ''}
          {formatTableDateTime(entry.created_at)}
        </span>
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{entry.body}</p>
      {entry.kind === 'reply' ? (
        <p>
          <Badge variant={entry.email_status === 'failed' ? 'destructive' : 'outline'}>
            {messages.mailStates[entry.email_status ?? ''] ?? entry.email_status}
          </Badge>
        </p>
      ) : null}
    </li>
  );
}

/** What was written about a ticket and those merged into it, oldest first. */
export function TicketThread({ ticket }: { ticket: Ticket }) {
  const query = useTicketThread(ticket.id);
  return (
    <QueryState
      query={query}
      loadingText="Memuat percakapan"
      errorTitle={messages.dataFailed}
      emptyTitle="Belum ada tulisan"
    >
      {(entries) => (
        <ol aria-label="Percakapan tiket" className="flex flex-col gap-3">
          {entries.map((entry) => (
            <ThreadEntry
              key={entry.id}
              entry={entry}
              isOther={entry.ticket_number !== ticket.ticket_number}
            />
          ))}
        </ol>
      )}
    </QueryState>
  );
}
