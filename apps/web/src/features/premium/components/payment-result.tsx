import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { KawungSpinner } from '#components/brand/kawung-spinner.tsx';
import { Button } from '#components/ui/button.tsx';
import { paths } from '#config/paths.ts';
import { useLiveChanges } from '#lib/live/use-live-changes.ts';
import { reportProblem } from '#lib/report-problem.ts';
import { forgetWanted, readWanted } from '#lib/session/wanted.ts';
import { cn } from '#lib/cn.ts';
import { renewSession } from '#lib/session/renew-session.ts';
import { usePayment } from '../api/get-payment.ts';
import type { Payment } from '../payment-row.ts';
import { messages } from '../messages.ts';

/** How often our own order is asked for, as long as nothing tells of a change by itself. */
const pollMs = 2_000;
/** The same while changes are heard; a change that goes missing on the way is still found. */
const livePollMs = 15_000;
/** After this long the wait is named as such; polling goes on. */
const patienceMs = 30_000;

type View = 'waiting' | 'review' | 'paid' | 'failed' | 'missing';

/** What to show for an order. A denied order may still be paid with another method, so it counts as failed only here. */
export function toView(payment: Payment | null | undefined, isSettled: boolean): View {
  if (!payment) return isSettled ? 'missing' : 'waiting';
  if (payment.status === 'paid') return 'paid';
  if (payment.status === 'review') return 'review';
  return payment.status === 'pending' ? 'waiting' : 'failed';
}

function Screen({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-4 text-center">
      <div className="[&_svg]:size-16">{icon}</div>
      <h1 className="text-3xl font-extrabold text-balance">{title}</h1>
      {children}
    </div>
  );
}

/** Waits until our own order is paid, then renews the session so that Premium shows everywhere at once. */
export function PaymentResult({ userId, orderId }: { userId: string; orderId: string | null }) {
  const [isSlow, setSlow] = useState(false);
  const [wanted] = useState(readWanted);
  const [isRenewed, setRenewed] = useState(false);
  const askAgain = (): void => void refetch();
  const isLive = useLiveChanges(
    { table: 'payments', filter: `user_id=eq.${userId}` },
    { onChange: askAgain, onOpen: askAgain },
  );
  const { data, isFetched, isFetching, refetch } = usePayment(userId, orderId, (payment) =>
    ['waiting', 'review'].includes(toView(payment, false)) ? (isLive ? livePollMs : pollMs) : false,
  );
  const found = toView(data, isFetched);
  // Not before the session knows it, too: a person who leaves in between would take an old one along.
  const view = found === 'paid' && !isRenewed ? 'waiting' : found;
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (found !== 'paid') return;
    renewSession()
      .catch((error: unknown) => reportProblem('The session could not be renewed', error))
      .finally(() => setRenewed(true));
  }, [found]);

  if (view === 'paid') {
    return (
      <Screen icon={<CircleCheck aria-hidden className="text-success" />} title="Pembayaran berhasil">
        <p className="max-w-reading text-lg text-muted-foreground" role="status">
          Terima kasih. Premium Anda aktif seumur hidup. Konfirmasinya kami kirim lewat email, dan kwitansi
          dapat Anda unduh kapan saja.
        </p>
        <div className="mt-2 flex w-full flex-col gap-3 sm:w-auto sm:flex-row sm:justify-center sm:*:px-5">
          {wanted === null ? null : (
            <Link to={wanted.path} onClick={forgetWanted} className="btn btn-primary btn-lg">
              {wanted.label}
            </Link>
          )}
          <Link
            to={paths.premiumAccess}
            className={cn('btn btn-lg', wanted === null ? 'btn-primary' : 'btn-outline')}
          >
            Buka Akses Premium
          </Link>
          <Link to={paths.home} className="btn btn-outline btn-lg">
            Ke Beranda
          </Link>
        </div>
        <Link to={paths.payments} className="link">
          Lihat kwitansi
        </Link>
      </Screen>
    );
  }
  if (view === 'waiting') {
    return (
      <Screen
        icon={isSlow ? <Clock aria-hidden className="text-warning" /> : <KawungSpinner />}
        title="Menunggu konfirmasi pembayaran"
      >
        <p className="max-w-reading text-lg text-muted-foreground" role="status">
          {isSlow
            ? 'Konfirmasi dari bank belum masuk. Anda boleh menutup halaman ini; kami akan memberi tahu Anda setelah pembayaran diterima.'
            : 'Biasanya hanya beberapa detik. Halaman ini memperbarui diri sendiri.'}
        </p>
        <div className="mt-2 flex w-full flex-col gap-3 sm:w-auto sm:flex-row sm:justify-center">
          <Button variant="outline" loading={isFetching && isSlow} onClick={askAgain}>
            Periksa lagi
          </Button>
          <Link to={paths.payments} className="btn btn-ghost">
            Lihat cara bayar
          </Link>
        </div>
      </Screen>
    );
  }
  if (view === 'review') {
    return (
      <Screen icon={<Clock aria-hidden className="text-warning" />} title={messages.inReview}>
        <p className="max-w-reading text-lg text-muted-foreground" role="status">
          {messages.inReviewDescription}
        </p>
        <Link to={paths.payments} className="btn btn-outline mt-2">
          Riwayat pembayaran
        </Link>
      </Screen>
    );
  }
  return (
    <Screen
      icon={<CircleX aria-hidden className="text-destructive" />}
      title={view === 'failed' ? 'Pembayaran belum berhasil' : 'Pesanan tidak ditemukan'}
    >
      <p className="max-w-reading text-lg text-muted-foreground" role="status">
        {view === 'failed'
          ? 'Tidak ada dana yang kami terima untuk pesanan ini.'
          : 'Kami tidak menemukan pesanan ini di akun Anda.'}
      </p>
      <div className="mt-2 flex w-full flex-col gap-3 sm:w-auto sm:flex-row sm:justify-center">
        <Link to={paths.pricing} className="btn btn-primary">
          Coba Lagi
        </Link>
        <Link to={paths.payments} className="btn btn-outline">
          Riwayat pembayaran
        </Link>
      </div>
    </Screen>
  );
}
