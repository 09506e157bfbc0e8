import { Page } from '#components/layouts/page.tsx';
import { LoginNeeded } from '#components/login-needed.tsx';
import { QueryProvider } from '#components/query-provider.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { LoadingMessage, Skeleton } from '#components/ui/skeleton.tsx';
import { SavedScreen } from '#features/projects/saved/components/saved-screen.tsx';
import { savedMessages as messages } from '#features/projects/saved/messages.ts';
import { useSession } from '#lib/session/use-session.ts';

export const meta = () => [{ title: 'Tersimpan | KawanUsaha' }, { name: 'robots', content: 'noindex' }];

export default function Saved() {
  const session = useSession();
  return (
    <Page size="reading">
      <PageHeader title={messages.title} description={messages.intro} />
      {session.status === 'loading' ? (
        <>
          <LoadingMessage>{messages.loading}</LoadingMessage>
          <Skeleton className="h-40 w-full" />
        </>
      ) : null}
      {session.status === 'anonymous' ? <LoginNeeded title={messages.loggedOut} /> : null}
      {session.status === 'authenticated' ? (
        <QueryProvider>
          <SavedScreen userId={session.user.id} />
        </QueryProvider>
      ) : null}
    </Page>
  );
}
