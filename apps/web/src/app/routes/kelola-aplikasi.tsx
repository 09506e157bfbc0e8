import { Page } from '#components/layouts/page.tsx';
import { ShownTogether } from '#components/shown-together.tsx';
import { LoginNeeded } from '#components/login-needed.tsx';
import { QueryProvider } from '#components/query-provider.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { ApplicationSkeletons } from '#features/applications/components/application-skeletons.tsx';
import { ReceivedApplications } from '#features/applications/components/received-applications.tsx';
import { applicationMessages as messages } from '#features/applications/messages.ts';
import { useDecisions } from '#features/decisions/api/list-decisions.ts';
import { OwnDecisions } from '#features/decisions/components/own-decisions.tsx';
import { useOwnProjects } from '#features/projects/api/list-own-projects.ts';
import { OwnProjects } from '#features/projects/components/own-projects.tsx';
import { useSession } from '#lib/session/use-session.ts';
import { repliesToApplicants } from '../reply-to-applicant.ts';

export const meta = () => [{ title: 'Kelola Aplikasi | KawanUsaha' }, { name: 'robots', content: 'noindex' }];

export default function ManageApplications() {
  const session = useSession();
  return (
    <Page size="reading">
      <PageHeader
        title={messages.manageTitle}
        description="Baca, terima, atau tolak lamaran ke proyek Anda."
      />
      {session.status === 'loading' ? <ApplicationSkeletons /> : null}
      {session.status === 'anonymous' ? <LoginNeeded title={messages.loggedOut} /> : null}
      {session.status === 'authenticated' ? (
        <QueryProvider>
          <Management ownerId={session.user.id} />
        </QueryProvider>
      ) : null}
    </Page>
  );
}

/** The applications, below what most owners have and few members. */
function Management({ ownerId }: { ownerId: string }) {
  const asked = [useDecisions(ownerId), useOwnProjects(ownerId)];
  return (
    <ShownTogether asked={asked} waiting={<ApplicationSkeletons />}>
      <OwnDecisions userId={ownerId} />
      <OwnProjects ownerId={ownerId} />
      <ReceivedApplications ownerId={ownerId} replies={repliesToApplicants} />
    </ShownTogether>
  );
}
