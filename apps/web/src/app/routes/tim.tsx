import { Page } from '#components/layouts/page.tsx';
import { LoginNeeded } from '#components/login-needed.tsx';
import { QueryProvider } from '#components/query-provider.tsx';
import { LoadingMessage, Skeleton } from '#components/ui/skeleton.tsx';
import { TeamScreen } from '#features/teams/components/team-screen.tsx';
import { teamMessages as messages } from '#features/teams/messages.ts';
import { useSession } from '#lib/session/use-session.ts';
import type { Route } from './+types/tim.ts';

export const meta = () => [{ title: 'Ruang Tim | KawanUsaha' }, { name: 'robots', content: 'noindex' }];

export default function Team({ params }: Route.ComponentProps) {
  const session = useSession();
  return (
    <Page size="reading">
      {session.status === 'authenticated' ? (
        <QueryProvider>
          <TeamScreen key={params.id} projectId={params.id} userId={session.user.id} />
        </QueryProvider>
      ) : (
        <>
          <h1 className="sr-only">{messages.title}</h1>
          {session.status === 'loading' ? (
            <>
              <LoadingMessage>{messages.loading}</LoadingMessage>
              <Skeleton className="h-48 w-full" />
            </>
          ) : (
            <LoginNeeded title={messages.loggedOut} />
          )}
        </>
      )}
    </Page>
  );
}
