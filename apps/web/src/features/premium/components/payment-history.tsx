import { useCallback } from 'react';
import { Link } from 'react-router';
import { StrangerNote } from '#components/guards/stranger-note.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { LoadingMessage, Skeleton } from '#components/ui/skeleton.tsx';
import { paths } from '#config/paths.ts';
import { usePayments } from '../api/list-payments.ts';
import { messages } from '../messages.ts';
import { PaymentCard } from './payment-card.tsx';

const skeletons = ['a', 'b'];

/** All orders of the signed-in user. */
export function PaymentHistory({ userId }: { userId: string }) {
  const { data, isPending, isError, isFetching, refetch } = usePayments(userId);
  const handleExpire = useCallback(() => void refetch(), [refetch]);
  if (isPending) return <PaymentSkeletons />;
  if (isError) {
    return <ErrorState title={messages.historyFailed} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  if (data.length === 0) {
    return (
      <EmptyState
        title="Belum ada pembayaran"
        description="Pembelian paket Premium Anda akan tampil di sini, lengkap dengan kwitansinya."
        action={
          <Link to={paths.pricing} className="btn btn-primary">
            Lihat paket
          </Link>
        }
      />
    );
  }
  const canRetry = !data.some(({ status }) => ['pending', 'review', 'paid'].includes(status));
  return (
    <ul className="flex flex-col gap-4">
      {data.map((payment) => (
        <li key={payment.order_id}>
          <PaymentCard payment={payment} canRetry={canRetry} onExpire={handleExpire} />
        </li>
      ))}
    </ul>
  );
}

/** Two orders while they load. */
export function PaymentSkeletons() {
  return (
    <div className="flex flex-col gap-4">
      <LoadingMessage>Memuat riwayat pembayaran</LoadingMessage>
      <StrangerNote />
      {skeletons.map((key) => (
        <Skeleton key={key} className="h-48 w-full rounded-lg" />
      ))}
    </div>
  );
}
