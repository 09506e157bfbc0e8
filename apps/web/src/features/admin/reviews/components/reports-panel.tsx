import { QueryState } from '#components/lists/query-state.tsx';
import { PersonName } from '#components/person-link.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { NativeSelect } from '#components/ui/native-select.tsx';
import { formatTableDateTime } from '#lib/format-date.ts';
import { useReports } from '../api/list-reports.ts';
import { messages } from '../../messages.ts';
import { useAddressValue } from '#lib/use-address-value.ts';
import { ReviewQueue } from './review-queue.tsx';

/** Reports that were answered, with what the reporter was told. */
function AnsweredReports({ status }: { status: string }) {
  const query = useReports(status);
  return (
    <QueryState
      query={query}
      loadingText="Memuat laporan"
      errorTitle={messages.dataFailed}
      emptyTitle="Tidak ada laporan di sini"
    >
      {(reports) => (
        <ul className="flex flex-col gap-4">
          {reports.map((report) => (
            <li key={report.id} className="card gap-2 p-5">
              <p className="flex flex-wrap items-center gap-2">
                <strong className="wrap-anywhere">
                  {report.title === '' ? messages.reviewKind(report.target_kind) : report.title}
                </strong>
                <Badge variant="outline">{messages.reviewKind(report.target_kind)}</Badge>
              </p>
              <p className="wrap-anywhere">
                {report.reason}
                {report.details === null ? '' : `: ${report.details}`}
              </p>
              <p className="wrap-anywhere text-muted-foreground">Jawaban: {report.answer}</p>
              <p className="flex flex-wrap gap-x-4 text-sm text-muted-foreground">
                <span className="figures">{formatTableDateTime(report.created_at)}</span>
                <span>
                  Pelapor: <PersonName id={report.reporter_id} name={report.reporter_name} />
                </span>
                {report.owner_id === null ? null : (
                  <span>
                    Yang dilaporkan: <PersonName id={report.owner_id} name={report.owner_name} />
                  </span>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
    </QueryState>
  );
}

/** The review queue, and the reports that were answered. */
export function ReportsPanel() {
  const [status, setStatus] = useAddressValue('status', 'open');
  return (
    <div className="flex flex-col gap-5">
      <div className="max-w-xs">
        <NativeSelect
          aria-label="Status tinjauan"
          value={status}
          onChange={(event) => setStatus(event.target.value)}
        >
          <option value="open">Menunggu</option>
          <option value="resolved">Laporan yang ditindak</option>
          <option value="dismissed">Laporan yang ditolak</option>
        </NativeSelect>
      </div>
      {status === 'open' ? <ReviewQueue /> : <AnsweredReports key={status} status={status} />}
    </div>
  );
}
