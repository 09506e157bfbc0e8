import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { StrangerNote } from '#components/guards/stranger-note.tsx';
import { Page } from '#components/layouts/page.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { LoadingMessage, Skeleton } from '#components/ui/skeleton.tsx';
import { toast } from '#components/ui/toast.ts';
import { paths } from '#config/paths.ts';
import { threadPaths } from '#config/thread-paths.ts';
import { loadAdvice } from '#lib/api/load-advice.ts';
import { useRequireSession } from '#lib/session/use-require-session.ts';
import { useOpenedThread } from '../api/open-thread.ts';
import { conversationMessages as messages } from '../messages.ts';

type Props = { kind: 'application' | 'contact'; targetId: string };

/** Where links about an application or a contact lead: finds or makes the conversation, and goes on to it. */
export function OpenThreadScreen({ kind, targetId }: Props) {
  const user = useRequireSession();
  const navigate = useNavigate();
  const opened = useOpenedThread(kind, targetId, user !== null);
  const found = opened.data;
  useEffect(() => {
    if (found === undefined) return;
    if ('id' in found) void navigate(threadPaths.thread(found.id), { replace: true });
    else if (found.code === 'PT402') {
      toast.info(messages.premiumRequired);
      void navigate(paths.pricing, { replace: true });
    }
  }, [found, navigate]);
  if (opened.isError)
    return (
      <Page size="reading">
        <ErrorState
          title={messages.loadFailed}
          description={loadAdvice(opened.error)}
          onRetry={() => void opened.refetch()}
        />
      </Page>
    );
  if (found !== undefined && 'code' in found)
    return (
      <Page size="reading">
        {found.hint === 'age_needed' ? (
          <ErrorState title={found.message} onRetry={() => void opened.refetch()} />
        ) : (
          <EmptyState title={found.message} />
        )}
      </Page>
    );
  return (
    <Page size="reading">
      <LoadingMessage>Membuka percakapan…</LoadingMessage>
      <StrangerNote />
      <Skeleton className="h-64 w-full rounded-lg" />
    </Page>
  );
}
