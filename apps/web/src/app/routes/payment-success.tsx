import { useSearchParams } from 'react-router';
import { KawungSpinner } from '#components/brand/kawung-spinner.tsx';
import { Page } from '#components/layouts/page.tsx';
import { LoginLinks } from '#components/login-links.tsx';
import { NoScriptNote } from '#components/no-script-note.tsx';
import { QueryProvider } from '#components/query-provider.tsx';
import { PaymentResult } from '#features/premium/components/payment-result.tsx';
import { useSession } from '#lib/session/use-session.ts';

export const meta = () => [
  { title: 'Status Pembayaran | KawanUsaha' },
  { name: 'robots', content: 'noindex' },
];

export default function PaymentSuccess() {
  const [search] = useSearchParams();
  const session = useSession();
  return (
    // As high as the window: while the confirmation is awaited and when it is there, the footer stays below it.
    <Page size="reading" className="min-h-svh">
      {session.status === 'loading' ? (
        <div className="flex flex-col items-center gap-4 text-center [&_svg]:size-16">
          <KawungSpinner />
          <h1 className="text-3xl font-extrabold text-balance">Menunggu konfirmasi pembayaran</h1>
          <NoScriptNote what="Halaman" />
        </div>
      ) : null}
      {session.status === 'anonymous' ? (
        <div className="flex flex-col items-center gap-4 text-center">
          <h1 className="text-3xl font-extrabold">Masuk untuk melihat pembayaran Anda</h1>
          <LoginLinks />
        </div>
      ) : null}
      {session.status === 'authenticated' ? (
        <QueryProvider>
          <PaymentResult userId={session.user.id} orderId={search.get('order') ?? search.get('order_id')} />
        </QueryProvider>
      ) : null}
    </Page>
  );
}
