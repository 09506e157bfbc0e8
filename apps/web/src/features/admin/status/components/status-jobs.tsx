import { Badge } from '#components/ui/badge.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#components/ui/table.tsx';
import { formatTableDateTime } from '#lib/format-date.ts';
import type { JobRun } from '../api/read-status.ts';
import { jobNames } from '../job-names.ts';

const failedLast = ({ finished_at: done, failed_at: failed }: JobRun): boolean =>
  failed !== null && (done === null || failed > done);

/** What the server does by itself: when it last did it, and the last error. */
export function StatusJobs({ jobs }: { jobs: readonly JobRun[] }) {
  const failing = jobs.filter(failedLast).length;
  return (
    <section aria-labelledby="jobs-title" className="flex flex-col gap-3">
      <h2 id="jobs-title" className="text-xl font-bold">
        Pekerjaan server
      </h2>
      <p className="text-muted-foreground">
        {jobs.length === 0
          ? 'Belum ada pekerjaan yang tercatat.'
          : failing === 0
            ? `${jobs.length} pekerjaan berjalan baik.`
            : `${failing} dari ${jobs.length} pekerjaan gagal terakhir kali.`}
      </p>
      {jobs.length === 0 ? null : (
        <details open={failing > 0}>
          <summary className="link cursor-pointer">Lihat semua pekerjaan</summary>
          <Table aria-labelledby="jobs-title">
            <TableHeader>
              <TableRow>
                <TableHead>Pekerjaan</TableHead>
                <TableHead>Keadaan</TableHead>
                <TableHead>Selesai terakhir</TableHead>
                <TableHead>Kesalahan terakhir</TableHead>
              </TableRow>
            </TableHeader>
            <TableBody>
              {/* What failed stands on top. */}
              {jobs
                .toSorted((a, b) => Number(failedLast(b)) - Number(failedLast(a)))
                .map((job) => (
                  <TableRow key={job.name}>
                    <TableCell label="Pekerjaan" className="font-medium">
                      {jobNames[job.name] ?? job.name}
                    </TableCell>
                    <TableCell label="Keadaan">
                      <Badge variant={failedLast(job) ? 'destructive' : 'success'}>
                        {failedLast(job) ? 'Gagal' : 'Baik'}
                      </Badge>
                    </TableCell>
                    <TableCell label="Selesai terakhir" className="figures whitespace-nowrap">
                      {job.finished_at === null ? 'belum pernah' : formatTableDateTime(job.finished_at)}
                    </TableCell>
                    <TableCell label="Kesalahan terakhir" className="wrap-anywhere">
                      {job.error === null || job.failed_at === null
                        ? 'tidak ada'
                        : `${formatTableDateTime(job.failed_at)}, ${job.failures}×: ${job.error}`}
                    </TableCell>
                  </TableRow>
                ))}
            </TableBody>
          </Table>
        </details>
      )}
    </section>
  );
}
