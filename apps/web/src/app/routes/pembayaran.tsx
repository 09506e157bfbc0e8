import { Page } from '#components/layouts/page.tsx';
import { QueryProvider } from '#components/query-provider.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { PaymentHistory, PaymentSkeletons } from '#features/premium/components/payment-history.tsx';
import { useRequireSession } from '#lib/session/use-require-session.ts';

export const meta = () => [{ title: 'Pembayaran | KawanUsaha' }, { name: 'robots', content: 'noindex' }];

export default function Payments() {
  const user = useRequireSession();
  return (
    <Page size="reading">
      <PageHeader title="Pembayaran" description="Pesanan, cara bayar, dan kwitansi Anda." />
      {user === null ? (
        <PaymentSkeletons />
      ) : (
        <QueryProvider>
          <PaymentHistory userId={user.id} />
        </QueryProvider>
      )}
    </Page>
  );
}
