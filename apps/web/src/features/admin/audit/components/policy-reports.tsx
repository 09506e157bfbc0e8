import { QueryState } from '#components/lists/query-state.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#components/ui/table.tsx';
import { formatTableDateTime } from '#lib/format-date.ts';
import { usePolicyReports } from '../api/list-policy-reports.ts';
import { describeRefused, describeRule } from '../describe-policy.ts';
import { messages } from '../../messages.ts';

/** What browsers report that the content policy of our pages refused. */
export function PolicyReports() {
  const reports = usePolicyReports();
  return (
    <section aria-labelledby="policy-reports-title" className="mt-10 flex flex-col gap-4">
      <h2 id="policy-reports-title" className="text-xl font-bold">
        {messages.policyReports}
      </h2>
      <p className="text-muted-foreground">{messages.policyReportsWhy}</p>
      <QueryState
        query={reports}
        loadingText="Memuat laporan browser"
        errorTitle={messages.dataFailed}
        emptyTitle={messages.noPolicyReports}
      >
        {(rows) => (
          <Table>
            <TableHeader>
              <TableRow>
                <TableHead>Terakhir</TableHead>
                <TableHead>Aturan</TableHead>
                <TableHead>Ditolak</TableHead>
                <TableHead>Halaman</TableHead>
                <TableHead>Kali</TableHead>
              </TableRow>
            </TableHeader>
            <TableBody>
              {rows.map((row) => (
                <TableRow key={`${row.directive} ${row.blocked} ${row.page}`}>
                  <TableCell label="Terakhir" className="figures whitespace-nowrap">
                    {formatTableDateTime(row.last_at)}
                  </TableCell>
                  <TableCell label="Aturan">{describeRule(row.directive)}</TableCell>
                  <TableCell label="Ditolak" className="wrap-anywhere">
                    {describeRefused(row.blocked)}
                  </TableCell>
                  <TableCell label="Halaman" className="break-all">
                    {row.page}
                  </TableCell>
                  <TableCell label="Kali" className="figures">
                    {row.times}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
      </QueryState>
    </section>
  );
}
