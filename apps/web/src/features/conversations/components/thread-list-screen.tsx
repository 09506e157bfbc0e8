import { useState } from 'react';
import { Link } from 'react-router';
import { StrangerNote } from '#components/guards/stranger-note.tsx';
import { Page } from '#components/layouts/page.tsx';
import { MoreRows } from '#components/lists/more-rows.tsx';
import { SearchField } from '#components/lists/search-field.tsx';
import { Avatar } from '#components/ui/avatar.tsx';
import { Button } from '#components/ui/button.tsx';
import { Card } from '#components/ui/card.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { LoadingMessage, Skeleton } from '#components/ui/skeleton.tsx';
import { paths } from '#config/paths.ts';
import { threadPaths } from '#config/thread-paths.ts';
import { loadAdvice } from '#lib/api/load-advice.ts';
import { cn } from '#lib/cn.ts';
import { formatLongDateTime } from '#lib/format-date.ts';
import { useRequireSession } from '#lib/session/use-require-session.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { type ThreadRow, useThreads } from '../api/list-threads.ts';
import { formatLast } from '../format-moment.ts';
import { conversationMessages as messages } from '../messages.ts';

/** /pesan: the conversations, the newest first, with what is unread. */
export function ThreadListScreen() {
  const user = useRequireSession();
  const [text, setText] = useState('');
  const words = useDebounced(text.trim());
  return (
    <Page size="reading">
      <PageHeader title={messages.title} description={messages.description} />
      <div className="mb-5">
        <SearchField
          formId="cari-pesan"
          action={threadPaths.list}
          label="Cari pesan"
          placeholder="Nama, proyek, atau isi pesan"
          text={text}
          onText={setText}
          onSearch={setText}
        />
      </div>
      {user === null ? <ListSkeleton /> : <ThreadList userId={user.id} words={words} />}
    </Page>
  );
}

function ThreadList({ userId, words }: { userId: string; words: string }) {
  const { list, error, reload, loadMore } = useThreads(userId, words);
  if (list.status === 'loading') return <ListSkeleton />;
  if (list.status === 'failed')
    return <ErrorState title={messages.loadFailed} description={loadAdvice(error)} onRetry={reload} />;
  if (list.rows.length === 0) {
    return words === '' ? (
      <EmptyState
        title={messages.empty}
        description={messages.emptyHint}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button asChild>
              <Link to={paths.projects}>Cari Project</Link>
            </Button>
            <Button asChild variant="outline">
              <Link to={paths.myApplications}>Lamaran Saya</Link>
            </Button>
            <Button asChild variant="outline">
              <Link to={paths.manageApplications}>Kelola Aplikasi</Link>
            </Button>
          </div>
        }
      />
    ) : (
      <EmptyState title={messages.nothingFound} />
    );
  }
  return (
    <>
      <Card>
        <ul className="divide-y divide-border">
          {list.rows.map((thread) => (
            <ThreadItem key={thread.id} thread={thread} />
          ))}
        </ul>
      </Card>
      <MoreRows list={list} onMore={loadMore} />
    </>
  );
}

function ThreadItem({ thread }: { thread: ThreadRow }) {
  const name = thread.other_name ?? messages.gone;
  const isUnread = thread.unread > 0;
  return (
    <li className="relative flex gap-3 p-4 hover:bg-muted/50">
      <Avatar name={name} className="size-12" />
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-3">
          <h2 className={cn('min-w-0 truncate', isUnread ? 'font-bold' : 'font-semibold')}>
            <Link to={threadPaths.thread(thread.id)} className="after:absolute after:inset-0">
              {name}
            </Link>
          </h2>
          <time
            dateTime={thread.last_at}
            title={formatLongDateTime(thread.last_at)}
            className="figures shrink-0 text-sm text-muted-foreground"
          >
            {formatLast(thread.last_at)}
          </time>
        </div>
        {thread.subject === null ? null : (
          <p className="truncate text-sm text-muted-foreground">{thread.subject}</p>
        )}
        <div className="flex items-center justify-between gap-3">
          <p className={cn('min-w-0 truncate', isUnread ? 'font-semibold' : 'text-muted-foreground')}>
            {thread.last_is_own ? 'Anda: ' : ''}
            {thread.last_body !== ''
              ? thread.last_body
              : thread.last_has_picture
                ? messages.pictureLine
                : messages.removedLine}
          </p>
          {isUnread ? (
            <span className="figures min-w-6 shrink-0 rounded-full bg-primary px-1.5 text-center text-sm leading-6 font-bold text-primary-foreground">
              {thread.unread > 99 ? '99+' : thread.unread}
              <span className="sr-only"> belum dibaca</span>
            </span>
          ) : null}
        </div>
      </div>
    </li>
  );
}

function ListSkeleton() {
  return (
    <Card>
      <LoadingMessage>Memuat pesan</LoadingMessage>
      <StrangerNote />
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="flex gap-3 p-4">
          <Skeleton className="size-12 shrink-0 rounded-full" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-4 w-full" />
          </div>
        </div>
      ))}
    </Card>
  );
}
