import { Navigate } from 'react-router';
import { Page } from '#components/layouts/page.tsx';
import { QueryProvider } from '#components/query-provider.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { paths } from '#config/paths.ts';
import { PaymentHistory, PaymentSkeletons } from '#features/premium/components/payment-history.tsx';
import { useSession } from '#lib/session/use-session.ts';

export const meta = () => [{ title: 'Pembayaran | KawanUsaha' }, { name: 'robots', content: 'noindex' }];

export default function Payments() {
  const session = useSession();
  if (session.status === 'anonymous') return <Navigate to={paths.login} replace />;
  return (
    <Page size="reading">
      <PageHeader title="Pembayaran" description="Pesanan, cara bayar, dan kwitansi Anda." />
      {session.status === 'loading' ? <PaymentSkeletons /> : null}
      {session.status === 'authenticated' ? (
        <QueryProvider>
          <PaymentHistory userId={session.user.id} />
        </QueryProvider>
      ) : null}
    </Page>
  );
}
