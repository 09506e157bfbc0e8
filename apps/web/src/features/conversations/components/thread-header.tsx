import { ArrowLeft, EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { ReportDialog } from '#components/report-dialog.tsx';
import { Avatar } from '#components/ui/avatar.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#components/ui/dropdown-menu.tsx';
import { paths } from '#config/paths.ts';
import { threadPaths } from '#config/thread-paths.ts';
import { useBlockMember } from '../api/block-member.ts';
import type { Thread } from '../api/get-thread.ts';

const states: Readonly<Record<string, { label: string; variant: 'warning' | 'success' | 'destructive' }>> = {
  pending: { label: 'Menunggu', variant: 'warning' },
  accepted: { label: 'Diterima', variant: 'success' },
  rejected: { label: 'Ditolak', variant: 'destructive' },
};

/** What a conversation is about. */
const subjects: Readonly<Record<string, string>> = {
  application: 'Lamaran',
  contact: 'Cari Relasi',
  invitation: 'Undangan',
};

type Props = { thread: Thread; otherName: string; onChanged: () => void };

/** Whom one talks to, about what, and the ways to block and report. */
export function ThreadHeader({ thread, otherName, onChanged }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [isReporting, setReporting] = useState(false);
  const change = useBlockMember(thread.id, onChanged);
  return (
    <header className="border-b border-border bg-card">
      <div className="flex min-h-15 items-center gap-2 py-1 pr-1">
        <Link to={threadPaths.list} className="btn btn-ghost btn-icon" aria-label="Kembali ke Pesan">
          <ArrowLeft aria-hidden />
        </Link>
        <Avatar name={otherName} />
        <h1 className="min-w-0 flex-1 truncate font-bold">{otherName}</h1>
        {thread.other_id === null ? null : (
          <DropdownMenu>
            <DropdownMenuTrigger className="btn btn-ghost btn-icon" aria-label="Blokir, laporkan">
              <EllipsisVertical aria-hidden />
            </DropdownMenuTrigger>
            <DropdownMenuContent aria-label="Blokir, laporkan">
              <DropdownMenuItem onClick={() => setReporting(true)}>Laporkan</DropdownMenuItem>
              {thread.has_blocked ? (
                <DropdownMenuItem onClick={() => void change.run(false)}>Buka blokir</DropdownMenuItem>
              ) : (
                <DropdownMenuItem variant="destructive" onClick={() => setAsking(true)}>
                  Blokir
                </DropdownMenuItem>
              )}
            </DropdownMenuContent>
          </DropdownMenu>
        )}
      </div>
      <ThreadSubject thread={thread} />
      {isAsking ? (
        <ConfirmDialog
          title={`Blokir ${otherName}`}
          description="Pesannya tidak sampai kepada Anda lagi, di percakapan mana pun, dan kontak Anda ditarik kembali. Ia tidak diberi tahu. Anda bisa membukanya lagi kapan saja."
          actionLabel="Blokir"
          onConfirm={async () => void (await change.run(true))}
          onClose={() => setAsking(false)}
        />
      ) : null}
      {isReporting ? (
        <ReportDialog
          targetKind="thread"
          targetId={thread.id}
          targetName={otherName}
          onClosed={() => setReporting(false)}
        />
      ) : null}
    </header>
  );
}

/** The listing that the conversation is about, and the state of the application. */
function ThreadSubject({ thread }: { thread: Thread }) {
  const target =
    thread.project_id === null
      ? thread.contact_id === null
        ? null
        : paths.relation(thread.contact_id)
      : paths.project(thread.project_id);
  const state = thread.status === null ? undefined : states[thread.status];
  const name =
    thread.subject ?? (thread.kind === 'contact' ? 'Profil yang sudah dihapus' : 'Proyek yang sudah dihapus');
  return (
    <div className="flex min-h-11 items-center gap-3 border-t border-border px-4 py-1.5 text-sm">
      <p className="min-w-0 flex-1 truncate">
        <span className="text-muted-foreground">{subjects[thread.kind] ?? subjects['application']}: </span>
        {target === null ? (
          <span>{name}</span>
        ) : (
          <Link to={target} className="font-semibold underline-offset-4 hover:underline">
            {name}
          </Link>
        )}
      </p>
      {state === undefined ? null : <Badge variant={state.variant}>{state.label}</Badge>}
    </div>
  );
}
