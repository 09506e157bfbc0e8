import { Fragment, useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import type { Thread } from '../api/get-thread.ts';
import { formatDay } from '../format-moment.ts';
import type { Line, OutgoingLine } from '../line.ts';
import { conversationMessages as messages } from '../messages.ts';
import { LineBubble } from './line-bubble.tsx';
import { OutgoingBubble } from './outgoing-bubble.tsx';
import { RiskNote } from './risk-note.tsx';

/** How near its end a person reads for new lines to move the list. */
const nearEndPx = 160;

type Props = {
  thread: Thread;
  userId: string;
  otherName: string;
  lines: readonly Line[];
  outgoing: readonly OutgoingLine[];
  isWaiting: boolean;
  hasOlder: boolean;
  older: 'idle' | 'loading' | 'failed';
  onOlder: () => void;
  onRetry: (id: string) => void;
  onDrop: (id: string) => void;
  isUnderstood: (id: string) => boolean;
  onUnderstood: (id: string) => void;
  /** What stands after the last line. */
  children: ReactNode;
};

/** The lines under their days, older ones above on the way up; it stays where one reads, and at its end while one is there. */
export function LineList(props: Props) {
  const { thread, userId, otherName, lines, outgoing, hasOlder, older, onOlder } = props;
  const box = useRef<HTMLDivElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const after = useRef<HTMLDivElement>(null);
  const place = useRef({ first: '', height: 0, isAtEnd: true });
  const first = lines[0]?.id ?? '';
  const lastOutgoing = outgoing.at(-1)?.id;

  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const before = place.current;
    // What came above pushes down; what one reads stays.
    if (before.first !== '' && before.first !== first)
      element.scrollTop += element.scrollHeight - before.height;
    else if (before.isAtEnd) element.scrollTop = element.scrollHeight;
    place.current = { ...before, first, height: element.scrollHeight };
  });
  useEffect(() => {
    if (lastOutgoing !== undefined && box.current !== null) box.current.scrollTop = box.current.scrollHeight;
  }, [lastOutgoing]);
  useEffect(() => {
    const end = after.current;
    if (end === null) return undefined;
    // What stands after the last line may grow by itself (a contact that opens).
    const observer = new ResizeObserver(() => {
      if (place.current.isAtEnd && box.current !== null) box.current.scrollTop = box.current.scrollHeight;
    });
    observer.observe(end);
    return () => observer.disconnect();
  }, []);
  const loadOlder = useEffectEvent(() => {
    if (older === 'idle') onOlder();
  });
  useEffect(() => {
    const mark = top.current;
    if (mark === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        // The first look is before the list has moved to its end.
        if (entries.some(({ isIntersecting }) => isIntersecting) && place.current.height > 0) loadOlder();
      },
      { root: box.current },
    );
    observer.observe(mark);
    return () => observer.disconnect();
  }, [hasOlder, first]);

  return (
    <div
      ref={box}
      className="thread-lines"
      // A box that scrolls is reached by the keyboard.
      tabIndex={0}
      role="region"
      aria-label="Isi percakapan"
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        place.current.isAtEnd = scrollHeight - scrollTop - clientHeight < nearEndPx;
      }}
    >
      {hasOlder ? (
        <div ref={top} className="flex flex-col items-center gap-1 pb-3">
          {older === 'failed' ? <p className="text-sm text-destructive">{messages.olderFailed}</p> : null}
          <Button variant="ghost" size="sm" loading={older === 'loading'} onClick={onOlder}>
            {messages.older}
          </Button>
        </div>
      ) : (
        <Opening thread={thread} otherName={otherName} />
      )}
      <ol className="flex flex-col gap-2">
        {lines.map((line, index) => {
          const isOwn = line.sender_id === userId;
          const day = formatDay(line.created_at);
          const previous = lines[index - 1];
          const isNewDay = previous === undefined || formatDay(previous.created_at) !== day;
          const isWarned = line.risk !== null && !isOwn && !props.isUnderstood(line.id);
          return (
            <Fragment key={line.id}>
              {isNewDay ? <li className="badge badge-secondary mx-auto my-1">{day}</li> : null}
              <li className={isOwn ? 'line line-own' : 'line'}>
                <span className="sr-only">{isOwn ? 'Anda: ' : `${otherName}: `}</span>
                <LineBubble
                  line={line}
                  isOwn={isOwn}
                  otherName={otherName}
                  isRead={thread.other_read_at !== null && thread.other_read_at >= line.created_at}
                  showsLinks={thread.contact_is_open}
                />
              </li>
              {isWarned && line.risk !== null ? (
                <li>
                  <RiskNote
                    risk={line.risk}
                    threadId={thread.id}
                    otherName={otherName}
                    onUnderstood={() => props.onUnderstood(line.id)}
                  />
                </li>
              ) : null}
            </Fragment>
          );
        })}
        {outgoing.map((line) => (
          <li key={line.id} className="line line-own">
            <OutgoingBubble
              line={line}
              isWaiting={props.isWaiting}
              onRetry={() => props.onRetry(line.id)}
              onDrop={() => props.onDrop(line.id)}
            />
          </li>
        ))}
      </ol>
      <div ref={after} className="flex grow flex-col">
        {props.children}
      </div>
    </div>
  );
}

/** What the conversation began with: the application's message, or nothing yet. */
function Opening({ thread, otherName }: { thread: Thread; otherName: string }) {
  if (thread.opening === null) return null;
  return (
    <section aria-label="Lamaran" className="card mb-3 gap-1 p-4 text-sm">
      <h2 className="font-bold">{thread.opened_by_me ? 'Lamaran Anda' : `Lamaran ${otherName}`}</h2>
      <p className="break-words whitespace-pre-line">{thread.opening}</p>
    </section>
  );
}
