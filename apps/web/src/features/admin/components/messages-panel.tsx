import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { QueryState } from '#components/lists/query-state.tsx';
import { Button, buttonVariants } from '#components/ui/button.tsx';
import { NativeSelect } from '#components/ui/native-select.tsx';
import { formatTableDateTime } from '#lib/format-date.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { adminKeys } from '../api/admin-keys.ts';
import { listContactMessages, type ContactMessageRow } from '../api/list-contact-messages.ts';
import { runAdminAction } from '../api/run-admin-action.ts';
import { messages } from '../messages.ts';

const replyLink = ({ email, ticket_number: ticket, subject }: ContactMessageRow): string =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`[${ticket}] Re: ${subject}`)}`;

async function setStatus(id: string, status: 'open' | 'closed'): Promise<void> {
  const supabase = await getSupabase();
  await runAdminAction(
    () =>
      supabase.from('contact_messages').update({ status }).eq('id', id).select('id').single().throwOnError(),
    status === 'closed' ? messages.messageClosed : messages.messageReopened,
  );
}

/** Messages of /kontak: read, answered by mail under their ticket number, closed. */
export function MessagesPanel() {
  const [status, setShown] = useState('open');
  const query = useQuery({
    queryKey: adminKeys.contactMessages(status),
    queryFn: () => listContactMessages(status),
  });
  return (
    <div className="flex flex-col gap-5">
      <div className="max-w-xs">
        <NativeSelect
          aria-label="Status pesan"
          value={status}
          onChange={(event) => setShown(event.target.value)}
        >
          <option value="open">Terbuka</option>
          <option value="closed">Selesai</option>
        </NativeSelect>
      </div>
      <QueryState
        query={query}
        loadingText="Memuat pesan"
        errorTitle={messages.dataFailed}
        emptyTitle="Tidak ada pesan di sini"
      >
        {(rows) => (
          <ul className="flex flex-col gap-4">
            {rows.map((row) => (
              <li key={row.id} className="card gap-3 p-5">
                <h2 className="font-semibold wrap-anywhere">{row.subject}</h2>
                <p className="text-sm wrap-anywhere text-muted-foreground">
                  {row.name} ({row.email})
                </p>
                <p className="wrap-anywhere whitespace-pre-line">{row.message}</p>
                <p className="figures text-sm text-muted-foreground">
                  {row.ticket_number} · {formatTableDateTime(row.created_at)}
                </p>
                <div className="flex flex-wrap gap-2">
                  <a href={replyLink(row)} className={buttonVariants({ size: 'sm' })}>
                    <Mail aria-hidden /> Balas lewat email
                  </a>
                  <Button
                    size="sm"
                    variant="outline"
                    onClick={() => void setStatus(row.id, row.status === 'open' ? 'closed' : 'open')}
                  >
                    {row.status === 'open' ? 'Tandai selesai' : 'Buka lagi'}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </div>
  );
}
