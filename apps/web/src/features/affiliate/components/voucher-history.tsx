import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';
import { Badge, type BadgeVariant } from '#components/ui/badge.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { LoadingMessage, Skeleton } from '#components/ui/skeleton.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#components/ui/table.tsx';
import { formatTableDateTime } from '#lib/format-date.ts';
import { usePayoutProfile } from '../api/get-payout-profile.ts';
import { useVouchers } from '../api/list-vouchers.ts';
import { activeVoucherSentence, messages, paidVoucherSentence } from '../messages.ts';

const looks: Record<string, { label: string; variant: BadgeVariant }> = {
  active: { label: 'Aktif', variant: 'success' },
  expired: { label: 'Kedaluwarsa', variant: 'secondary' },
  paid: { label: 'Dibayar', variant: 'default' },
};

/** Own vouchers (spec §2); unknown states show raw (spec §4). */
export function VoucherHistory({ userId }: { userId: string }) {
  const { data, isPending, isError, isFetching, refetch } = useVouchers(userId);
  const payout = usePayoutProfile(userId);
  if (isPending) {
    return (
      <>
        <LoadingMessage>Memuat voucher</LoadingMessage>
        <Skeleton className="h-32 w-full" />
      </>
    );
  }
  if (isError) {
    return (
      <ErrorState title={messages.vouchersFailed} onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState
        title="Belum ada voucher"
        description="Voucher Anda akan tampil di sini setelah withdraw pertama."
      />
    );
  }
  return (
    <Table aria-label="Riwayat voucher">
      <TableHeader>
        <TableRow>
          <TableHead>Kode</TableHead>
          <TableHead>Jumlah</TableHead>
          <TableHead>Status</TableHead>
          <TableHead>Dibuat</TableHead>
          <TableHead>Berlaku sampai (WIB)</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {data.map((voucher) => (
          <TableRow key={voucher.id}>
            <TableCell label="Kode" className="figures font-bold tracking-widest">
              {voucher.voucher_code}
            </TableCell>
            <TableCell label="Jumlah" className="figures">
              {formatRupiah(voucher.amount)}
            </TableCell>
            <TableCell label="Status">
              <div>
                <Badge variant={looks[voucher.status]?.variant ?? 'outline'}>
                  {looks[voucher.status]?.label ?? voucher.status}
                </Badge>
                {voucher.frozen_reason && voucher.status === 'active' ? (
                  <>
                    {' '}
                    <Badge variant="destructive">Dibekukan</Badge>
                    <span className="mt-1 block text-sm text-muted-foreground">
                      {voucher.frozen_reason}. Coinnya kembali saat masa berlaku habis.
                    </span>
                  </>
                ) : null}
                {voucher.status === 'active' && !voucher.frozen_reason && payout.isSuccess ? (
                  <span className="mt-1 block text-sm text-muted-foreground">
                    {activeVoucherSentence(payout.data, voucher.expired_at)}
                  </span>
                ) : null}
                {voucher.status === 'paid' ? (
                  <span className="mt-1 block text-sm text-muted-foreground">
                    {paidVoucherSentence(voucher)}
                  </span>
                ) : null}
              </div>
            </TableCell>
            <TableCell label="Dibuat" className="figures">
              {formatTableDateTime(voucher.created_at)}
            </TableCell>
            <TableCell label="Berlaku sampai (WIB)" className="figures">
              {formatTableDateTime(voucher.expired_at)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
