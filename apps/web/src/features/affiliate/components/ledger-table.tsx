import type { UseQueryResult } from '@tanstack/react-query';
import { useFirstRows } from '#components/lists/use-first-rows.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { LoadingMessage, Skeleton } from '#components/ui/skeleton.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#components/ui/table.tsx';
import { formatTableDateTime } from '#lib/format-date.ts';
import { useNow } from '#lib/use-now.ts';
import type { LedgerLine } from '../api/list-ledger.ts';
import { messages } from '../messages.ts';

type LedgerTableProps = { ledger: UseQueryResult<LedgerLine[]>; holdDays: number };

/** Every movement of coins with its reason, and when it can be withdrawn. */
export function LedgerTable({ ledger, holdDays }: LedgerTableProps) {
  const { shown, more } = useFirstRows(ledger.data ?? []);
  const now = useNow();
  if (ledger.isPending) {
    return (
      <>
        <LoadingMessage>Memuat riwayat coin</LoadingMessage>
        <Skeleton className="h-32 w-full" />
      </>
    );
  }
  if (ledger.isError) {
    return (
      <ErrorState
        title={messages.ledgerFailed}
        onRetry={() => void ledger.refetch()}
        retrying={ledger.isFetching}
      />
    );
  }
  if (ledger.data.length === 0) {
    return (
      <EmptyState
        title="Belum ada pergerakan coin"
        description="Setiap hadiah, withdraw, dan pengembalian tercatat di sini beserta alasannya."
      />
    );
  }
  return (
    <>
      <Table aria-label="Riwayat coin">
        <TableHeader>
          <TableRow>
            <TableHead>Tanggal</TableHead>
            <TableHead>Keterangan</TableHead>
            <TableHead>Coin</TableHead>
            <TableHead>Status</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {shown.map((line) => (
            <TableRow key={line.id}>
              <TableCell label="Tanggal" className="figures">
                {formatTableDateTime(line.created_at)}
              </TableCell>
              <TableCell label="Keterangan">{line.reason}</TableCell>
              <TableCell label="Coin" className="figures font-semibold">
                {line.coins > 0 ? `+${line.coins}` : line.coins}
              </TableCell>
              <TableCell label="Status">
                {line.coins > 0 && Date.parse(line.available_at) > now ? (
                  <div>
                    <Badge variant="warning">Ditahan sampai {formatTableDateTime(line.available_at)}</Badge>
                    <span className="mt-1 block text-sm text-muted-foreground">
                      Masa tahan {holdDays} hari: bila pembelian dikembalikan, atau akunnya dihapus atau
                      diblokir, coin ini ditarik lagi.
                    </span>
                  </div>
                ) : (
                  <Badge variant="secondary">Tercatat</Badge>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {more}
    </>
  );
}
