import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { StrangerNote } from '#components/guards/stranger-note.tsx';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { LoadingMessage, Skeleton } from '#components/ui/skeleton.tsx';
import { threadPaths } from '#config/thread-paths.ts';
import { loadAdvice } from '#lib/api/load-advice.ts';
import { useRequireSession } from '#lib/session/use-require-session.ts';
import type { SessionUser } from '#lib/session/stored-session.ts';
import { useBlockMember } from '../api/block-member.ts';
import { type Thread, useThread } from '../api/get-thread.ts';
import { conversationMessages as messages } from '../messages.ts';
import { useLines } from '../use-lines.ts';
import { useMarkRead } from '../use-mark-read.ts';
import { useOutbox } from '../use-outbox.ts';
import { useUnderstood } from '../use-understood.ts';
import { Composer } from './composer.tsx';
import { ContactCard } from './contact-card.tsx';
import { LineList } from './line-list.tsx';
import { ThreadHeader } from './thread-header.tsx';
import '../thread.css';

type Props = {
  id: string;
  /** Called when lines were read, so that the bell counts anew. */
  onRead: () => void;
};

/** /pesan/:id: one conversation. */
export function ThreadScreen({ id, onRead }: Props) {
  const user = useRequireSession();
  return (
    <div className="thread">
      {user === null ? <ThreadSkeleton /> : <Conversation key={id} id={id} user={user} onRead={onRead} />}
    </div>
  );
}

function Conversation({ id, user, onRead }: Props & { user: SessionUser }) {
  const { data: thread, error, refetch } = useThread(id);
  const reload = () => void refetch();
  if (thread === undefined && error === null) return <ThreadSkeleton />;
  if (thread === undefined) {
    return (
      <div className="flex flex-col gap-4 p-4">
        <ErrorState title={messages.loadFailed} description={loadAdvice(error)} onRetry={reload} />
        <Button asChild variant="outline">
          <Link to={threadPaths.list}>{messages.allThreads}</Link>
        </Button>
      </div>
    );
  }
  if (thread === null) {
    return (
      <div className="p-4">
        <EmptyState
          title={messages.notFound}
          description={messages.notFoundHint}
          action={
            <Button asChild>
              <Link to={threadPaths.list}>{messages.allThreads}</Link>
            </Button>
          }
        />
      </div>
    );
  }
  return <Talk thread={thread} user={user} reload={reload} onRead={onRead} />;
}

type TalkProps = { thread: Thread; user: SessionUser; reload: () => void; onRead: () => void };

function Talk({ thread, user, reload, onRead }: TalkProps) {
  const otherName = thread.other_name ?? messages.gone;
  const [arrived, setArrived] = useState('');
  const lines = useLines(user.id, thread.id, (line) => {
    if (line.sender_id !== user.id) setArrived(line.id);
  });
  const { add } = lines;
  const outbox = useOutbox(
    thread.id,
    useCallback((line) => add([line]), [add]),
  );
  const understood = useUnderstood(thread.id);
  const newest = lines.lines.findLast(({ sender_id: sender }) => sender !== user.id)?.created_at;
  useMarkRead(thread.id, newest, onRead);

  const outgoing = outbox.outgoing.filter(({ id }) => !lines.lines.some((line) => line.id === id));
  const isRisky = lines.lines.some(
    ({ id, risk, sender_id: sender }) => risk !== null && sender !== user.id && !understood.has(id),
  );
  const showsContact =
    thread.contact_is_open ||
    thread.has_shared ||
    thread.other_has_shared ||
    (newest !== undefined && lines.lines.some(({ sender_id: sender }) => sender === user.id));

  return (
    <>
      <ThreadHeader thread={thread} otherName={otherName} onChanged={reload} />
      <p aria-live="polite" className="sr-only">
        {arrived === '' ? '' : <span key={arrived}>{messages.arrived(otherName)}</span>}
      </p>
      {lines.status === 'loading' ? <LinesSkeleton /> : null}
      {lines.status === 'failed' ? (
        <div className="thread-lines">
          <ErrorState
            title={messages.loadFailed}
            description={loadAdvice(lines.error)}
            onRetry={lines.reload}
          />
        </div>
      ) : null}
      {lines.status === 'ready' ? (
        <LineList
          thread={thread}
          userId={user.id}
          otherName={otherName}
          lines={lines.lines}
          outgoing={outgoing}
          isWaiting={outbox.isWaiting}
          hasOlder={lines.hasOlder}
          older={lines.older}
          onOlder={() => void lines.loadOlder()}
          onRetry={outbox.retry}
          onDrop={outbox.drop}
          isUnderstood={(id) => understood.has(id)}
          onUnderstood={understood.add}
        >
          {lines.lines.length + outgoing.length === 0 && !thread.is_over && !thread.has_blocked ? (
            <div className="m-auto flex max-w-xs flex-col gap-2 py-6 text-center text-muted-foreground">
              <p>{messages.start}</p>
              <p>
                {thread.kind === 'application'
                  ? messages.bothMayWrite(otherName)
                  : messages.notToldYet(otherName)}
              </p>
            </div>
          ) : null}
          {showsContact && !thread.is_over && !thread.has_blocked ? (
            <div className="mt-3">
              <ContactCard
                thread={thread}
                otherName={otherName}
                ownName={user.user_metadata.username ?? user.email ?? ''}
                isRisky={isRisky}
                onChanged={reload}
              />
            </div>
          ) : null}
        </LineList>
      ) : null}
      <footer className="thread-foot">
        {thread.is_over ? (
          <p className="py-2 text-center text-sm text-muted-foreground">{messages.over}</p>
        ) : thread.has_blocked ? (
          <Blocked thread={thread} otherName={otherName} onChanged={reload} />
        ) : (
          <Composer
            threadId={thread.id}
            userId={user.id}
            pictureRefusal={thread.picture_refusal}
            onSend={outbox.add}
          />
        )}
      </footer>
    </>
  );
}

/** Instead of the composer, where one has blocked the other. */
function Blocked({
  thread,
  otherName,
  onChanged,
}: {
  thread: Thread;
  otherName: string;
  onChanged: () => void;
}) {
  const lift = useBlockMember(thread.id, onChanged);
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-3 text-sm">
      <p>Anda memblokir {otherName}.</p>
      <Button variant="outline" size="sm" onClick={() => void lift.run(false)}>
        Buka blokir
      </Button>
    </div>
  );
}

function LinesSkeleton() {
  return (
    <div className="thread-lines flex flex-col gap-3">
      <LoadingMessage>Memuat percakapan…</LoadingMessage>
      <StrangerNote />
      <Skeleton className="h-12 w-3/5 rounded-lg" />
      <Skeleton className="h-16 w-3/4 rounded-lg" />
      <Skeleton className="ml-auto h-12 w-1/2 rounded-lg" />
    </div>
  );
}

function ThreadSkeleton() {
  return (
    <>
      <div className="flex min-h-15 items-center gap-3 border-b border-border bg-card px-4">
        <Skeleton className="size-10 rounded-full" />
        <Skeleton className="h-5 w-40" />
      </div>
      <LinesSkeleton />
    </>
  );
}
