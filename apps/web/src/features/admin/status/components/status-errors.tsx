import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#components/ui/table.tsx';
import { formatTableDateTime } from '#lib/format-date.ts';
import type { LoggedError } from '../api/read-status.ts';
import { messages } from '../../messages.ts';

const origins = { server: 'Server', browser: 'Browser' } as const;

/** The last errors of the server's log, each with the code by which its line is found. */
export function StatusErrors({ errors }: { errors: readonly LoggedError[] }) {
  return (
    <section aria-labelledby="errors-title" className="flex flex-col gap-3">
      <h2 id="errors-title" className="text-xl font-bold">
        Kesalahan terakhir
      </h2>
      <p className="text-muted-foreground">{errors.length === 0 ? messages.noErrors : messages.errorsHow}</p>
      {errors.length === 0 ? null : (
        <Table aria-labelledby="errors-title">
          <TableHeader>
            <TableRow>
              <TableHead>Waktu</TableHead>
              <TableHead>Asal</TableHead>
              <TableHead>Kode</TableHead>
              <TableHead>Kesalahan</TableHead>
            </TableRow>
          </TableHeader>
          <TableBody>
            {errors.map((error, place) => (
              <TableRow key={`${error.at} ${place}`}>
                <TableCell label="Waktu" className="figures whitespace-nowrap">
                  {formatTableDateTime(error.at)}
                </TableCell>
                <TableCell label="Asal">{origins[error.origin]}</TableCell>
                <TableCell label="Kode" className="figures break-all">
                  {error.code === '' ? 'tanpa kode' : error.code}
                </TableCell>
                <TableCell label="Kesalahan" className="wrap-anywhere">
                  {error.words}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </section>
  );
}
