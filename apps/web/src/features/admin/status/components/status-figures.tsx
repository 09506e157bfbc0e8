import { Stat } from '#components/ui/stat.tsx';
import { formatNumber } from '@kawanusaha/contracts/format-number';
import { formatTableDateTime } from '#lib/format-date.ts';
import type { MailQueue, ServerState, Status } from '../api/read-status.ts';
import { messages } from '../../messages.ts';
import { formatBytes, formatSpan } from '../amounts.ts';
import { describeProcesses } from '../describe-processes.ts';

/** A server that tells nothing for so long stands still; it tells each minute. */
const silentAfterSeconds = 180;
const dayAndAHalf = 36 * 3_600;

const secondsSince = (iso: string): number => (Date.now() - Date.parse(iso)) / 1_000;

function ServerStats({ server }: { server: ServerState }) {
  const { backup_age_seconds: backup, log_age_seconds: log, silent_processes: silent } = server;
  const isSilent = secondsSince(server.told_at) > silentAfterSeconds;
  return (
    <>
      <Stat
        label="Versi"
        value={server.version}
        hint={`Node ${server.node}, mulai ${formatTableDateTime(server.started_at)}`}
      />
      <Stat
        label="Server"
        value={isSilent ? 'Diam' : 'Berjalan'}
        hint={`kabar terakhir ${formatSpan(secondsSince(server.told_at))} yang lalu; ${describeProcesses(server.processes, silent)}`}
      />
      <Stat
        label="Antrean"
        value={formatNumber(server.queries_waiting)}
        hint={`menunggu database; ${formatNumber(server.requests_open)} permintaan berjalan, ${formatNumber(server.requests_refused)} ditolak karena ramai`}
      />
      <Stat
        label="Cadangan terakhir"
        value={backup === null ? 'tidak di sini' : formatSpan(backup)}
        hint={
          backup === null
            ? 'Cadangan tidak diatur di server ini.'
            : `${backup > dayAndAHalf ? 'terlambat; ' : ''}log database ${formatSpan(log ?? 0)} yang lalu`
        }
      />
      <Stat
        label="Ruang disk"
        value={server.free_bytes === null ? 'tidak diketahui' : formatBytes(server.free_bytes)}
        hint={server.memory_bytes === null ? 'sisa' : `sisa; memori ${formatBytes(server.memory_bytes)}`}
      />
    </>
  );
}

const mailHint = (queues: readonly MailQueue[]): string => {
  const oldest = queues.flatMap(({ since }) => (since === null ? [] : [secondsSince(since)]));
  const failed = queues.reduce((sum, queue) => sum + queue.failed, 0);
  return `${oldest.length === 0 ? 'tidak ada yang menunggu' : `tertua ${formatSpan(Math.max(...oldest))}`}; ${formatNumber(failed)} gagal`;
};

const aiHint = ({ limit, requests, refused }: Status['ai']): string =>
  [
    limit === 0 ? 'token, tanpa batas harian' : `dari ${formatNumber(limit)} token`,
    `${formatNumber(requests)} permintaan`,
    ...(refused === 0 ? [] : [`${formatNumber(refused)} ditolak karena batas`]),
  ].join('; ');

/** Figures of the server, the database, the mails, the payments and the AI provider. */
export function StatusFigures({ status }: { status: Status }) {
  const { server, database, mails, ai, open_payment_notices: notices } = status;
  return (
    <section aria-labelledby="status-title" className="flex flex-col gap-3">
      <h2 id="status-title" className="text-xl font-bold">
        Status server
      </h2>
      {server === null ? <p className="text-muted-foreground">{messages.noServerState}</p> : null}
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {server === null ? null : <ServerStats server={server} />}
        <Stat
          label="Database"
          value={formatBytes(database.size_bytes)}
          hint={`PostgreSQL ${database.version}; ${formatNumber(database.connections)} dari ${formatNumber(database.max_connections)} koneksi, ${formatNumber(database.lock_waits)} menunggu kunci`}
        />
        <Stat
          label="Email menunggu"
          value={formatNumber(mails.reduce((sum, queue) => sum + queue.waiting, 0))}
          hint={mailHint(mails)}
        />
        <Stat label="Kabar pembayaran" value={formatNumber(notices)} hint="belum diproses" />
        <Stat label="Pemakaian AI hari ini" value={formatNumber(ai.tokens)} hint={aiHint(ai)} />
      </dl>
    </section>
  );
}
