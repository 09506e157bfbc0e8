import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { QueryState } from '#components/lists/query-state.tsx';
import { ReasonDialog } from '#components/reason-dialog.tsx';
import { PersonLink } from '#components/person-link.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { NativeSelect } from '#components/ui/native-select.tsx';
import { paths } from '#config/paths.ts';
import { formatTableDateTime } from '#lib/format-date.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { adminKeys } from '../api/admin-keys.ts';
import { listReports, type Report } from '../api/list-moderation.ts';
import { runAdminAction } from '../api/run-admin-action.ts';
import { messages } from '../messages.ts';

type Decision = { report: Report; action: 'resolved' | 'dismissed' | 'remove' };

const dialogTexts = {
  resolved: {
    title: 'Selesaikan laporan ini?',
    action: 'Selesaikan',
    description: 'Pelapor menerima jawaban Anda.',
  },
  dismissed: {
    title: 'Tolak laporan ini?',
    action: 'Tolak laporan',
    description: 'Pelapor menerima alasan Anda.',
  },
  remove: {
    title: 'Hapus konten yang dilaporkan?',
    action: 'Hapus konten',
    description:
      'Pemiliknya diberi tahu alasannya, dan konten dapat dipulihkan selama 30 hari. Laporan tentang konten ini ditutup, dan pelapornya diberi tahu.',
  },
} as const;

async function decide({ report, action }: Decision, text: string): Promise<boolean> {
  const supabase = await getSupabase();
  if (action === 'remove') {
    return runAdminAction(
      () =>
        supabase
          .rpc('admin_remove_content', { kind: report.target_kind, id: report.target_id, reason: text })
          .throwOnError(),
      'Konten berhasil dihapus',
    );
  }
  return runAdminAction(
    () =>
      supabase
        .rpc('admin_answer_report', { report_id: report.id, status: action, answer: text })
        .throwOnError(),
    messages.reportAnswered,
  );
}

const pathOf = (report: Report): string =>
  report.target_kind === 'project' ? paths.project(report.target_id) : paths.relation(report.target_id);

const kindNames: Readonly<Record<string, string>> = { project: 'Proyek', thread: 'Percakapan' };

/** Reports of members, each with an answer to the reporter. */
export function ReportsPanel() {
  const [status, setStatus] = useState('open');
  const [decision, setDecision] = useState<Decision | null>(null);
  const query = useQuery({ queryKey: adminKeys.reports(status), queryFn: () => listReports(status) });
  return (
    <div className="flex flex-col gap-5">
      <div className="max-w-xs">
        <NativeSelect
          aria-label="Status laporan"
          value={status}
          onChange={(event) => setStatus(event.target.value)}
        >
          <option value="open">Terbuka</option>
          <option value="resolved">Selesai</option>
          <option value="dismissed">Ditolak</option>
        </NativeSelect>
      </div>
      <QueryState
        query={query}
        loadingText="Memuat laporan"
        errorTitle={messages.dataFailed}
        emptyTitle="Tidak ada laporan di sini"
      >
        {(reports) => (
          <ul className="flex flex-col gap-4">
            {reports.map((report) => (
              <li key={report.id} className="card gap-3 p-5">
                <div className="flex flex-wrap items-center justify-between gap-2">
                  {report.target_kind === 'thread' ? (
                    <span className="font-semibold">{report.title || 'Akun yang sudah dihapus'}</span>
                  ) : (
                    <Link to={pathOf(report)} className="link font-semibold">
                      {report.title === '' ? 'Konten yang dilaporkan' : report.title}
                    </Link>
                  )}
                  <Badge variant="outline">{kindNames[report.target_kind] ?? 'Relasi'}</Badge>
                </div>
                <p>
                  <strong>{report.reason}</strong>
                  {report.details ? `: ${report.details}` : ''}
                </p>
                {report.lines.length === 0 ? null : (
                  <ol
                    aria-label="Pesan terakhir"
                    className="flex flex-col gap-1 rounded-md bg-muted p-4 text-sm"
                  >
                    {report.lines.map((line, index) => (
                      <li key={index} className="break-words whitespace-pre-line">
                        <strong>{line.from === 'reporter' ? 'Pelapor' : 'Dilaporkan'}:</strong> {line.body}
                      </li>
                    ))}
                  </ol>
                )}
                <p className="flex flex-wrap gap-x-4 text-sm text-muted-foreground">
                  <span className="figures">{formatTableDateTime(report.created_at)}</span>
                  <PersonLink id={report.reporter_id}>Pelapor</PersonLink>
                  {report.owner_id === null ? null : (
                    <PersonLink id={report.owner_id}>Yang dilaporkan</PersonLink>
                  )}
                </p>
                {report.answer ? <p className="text-muted-foreground">Jawaban: {report.answer}</p> : null}
                {report.status === 'open' ? (
                  <div className="flex flex-wrap gap-2">
                    <Button size="sm" onClick={() => setDecision({ report, action: 'resolved' })}>
                      Selesaikan
                    </Button>
                    <Button
                      size="sm"
                      variant="outline"
                      onClick={() => setDecision({ report, action: 'dismissed' })}
                    >
                      Tolak laporan
                    </Button>
                    {report.target_kind === 'thread' ? null : (
                      <Button
                        size="sm"
                        variant="destructive"
                        onClick={() => setDecision({ report, action: 'remove' })}
                      >
                        Hapus konten
                      </Button>
                    )}
                  </div>
                ) : null}
              </li>
            ))}
          </ul>
        )}
      </QueryState>
      {decision ? (
        <ReasonDialog
          key={decision.action}
          title={dialogTexts[decision.action].title}
          description={dialogTexts[decision.action].description}
          label={decision.action === 'remove' ? 'Alasan untuk pemilik' : 'Jawaban untuk pelapor'}
          actionLabel={dialogTexts[decision.action].action}
          variant={decision.action === 'remove' ? 'destructive' : 'primary'}
          onConfirm={(text) => decide(decision, text)}
          onClose={() => setDecision(null)}
        />
      ) : null}
    </div>
  );
}
