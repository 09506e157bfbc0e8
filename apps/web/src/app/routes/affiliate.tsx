import { Page } from '#components/layouts/page.tsx';
import { LoginLinks } from '#components/login-links.tsx';
import { QueryProvider } from '#components/query-provider.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { AffiliateSkeleton } from '#features/affiliate/components/affiliate-skeleton.tsx';
import { AffiliateDashboard } from '#features/affiliate/components/affiliate-dashboard.tsx';
import { messages } from '#features/affiliate/messages.ts';
import { useSession } from '#lib/session/use-session.ts';

export const meta = () => [
  { title: 'Dashboard Affiliate | KawanUsaha' },
  { name: 'robots', content: 'noindex' },
];

export default function Affiliate() {
  const session = useSession();
  return (
    <Page>
      <PageHeader
        title="Dashboard Affiliate"
        description="Ajak teman, kumpulkan coin, tarik sebagai voucher."
      />
      {session.status === 'loading' ? <AffiliateSkeleton /> : null}
      {session.status === 'anonymous' ? (
        <EmptyState
          title={messages.loginRequired}
          description="Silakan masuk untuk melihat kode referral dan coin Anda."
          action={<LoginLinks />}
        />
      ) : null}
      {session.status === 'authenticated' ? (
        <QueryProvider>
          <AffiliateDashboard
            userId={session.user.id}
            code={session.user.user_metadata.referral_code ?? ''}
          />
        </QueryProvider>
      ) : null}
    </Page>
  );
}
