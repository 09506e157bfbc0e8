import { Page } from '#components/layouts/page.tsx';
import { LoginNeeded } from '#components/login-needed.tsx';
import { QueryProvider } from '#components/query-provider.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { ApplicationSkeletons } from '#features/applications/components/application-skeletons.tsx';
import { OwnApplications } from '#features/applications/components/own-applications.tsx';
import { applicationMessages as messages } from '#features/applications/messages.ts';
import { useSession } from '#lib/session/use-session.ts';

export const meta = () => [{ title: 'Lamaran Saya | KawanUsaha' }, { name: 'robots', content: 'noindex' }];

export default function MyApplications() {
  const session = useSession();
  return (
    <Page size="reading">
      <PageHeader title="Lamaran Saya" description="Proyek yang Anda lamar, dan keputusan pemiliknya." />
      {session.status === 'loading' ? <ApplicationSkeletons /> : null}
      {session.status === 'anonymous' ? <LoginNeeded title={messages.loggedOut} /> : null}
      {session.status === 'authenticated' ? (
        <QueryProvider>
          <OwnApplications applicantId={session.user.id} />
        </QueryProvider>
      ) : null}
    </Page>
  );
}
