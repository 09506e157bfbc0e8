import { Bot, User } from 'lucide-react';
import { Fragment, lazy, type ReactNode, type Ref, Suspense, useEffect, useRef } from 'react';
import { KawungSpinner } from '#components/brand/kawung-spinner.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { cn } from '#lib/cn.ts';
import type { ChatMessage } from './chat-message.ts';
import { ChatOffers } from './chat-offers.tsx';
import { ChatSources } from './chat-sources.tsx';
import { formatTime } from './format-time.ts';

// Few answers hold a calculation, none before a question: its rules come with the first one.
const ChatCalculation = lazy(async () => ({
  default: (await import('./chat-calculation.tsx')).ChatCalculation,
}));

/** What scrolls must be reachable by keyboard (axe: scrollable-region-focusable). */
const scrollable = { tabIndex: 0 } as const;

type ChatLogProps = {
  messages: readonly ChatMessage[];
  isAnswering: boolean;
  /** Asks a question that may have been meant. */
  onPick: (question: string) => void;
  className?: string;
  /** What stands below the last message: why a question got no answer. */
  children?: ReactNode;
};

/** Space above the newest message when it is longer than what is in view. */
const marginPx = 16;

/** The messages, newest last; its beginning is in view, since a result stands above the figures that it was worked out from. New ones are announced. `relative`: words for screen readers stay inside what scrolls. Content is text, line breaks included, never mark-up. */
export function ChatLog({ messages, isAnswering, onPick, className, children }: ChatLogProps) {
  const log = useRef<HTMLDivElement>(null);
  const newest = useRef<HTMLDivElement>(null);
  const length = messages.reduce((sum, { content }) => sum + content.length, messages.length);
  const opened = useRef(length);
  useEffect(() => {
    log.current?.scrollTo({ top: (newest.current?.offsetTop ?? 0) - marginPx });
    // The page around it moves only where the beginning of what is new would lie under the header, and not as it is opened.
    if (length === opened.current) return;
    newest.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [length, isAnswering]);
  return (
    <div
      ref={log}
      role="log"
      aria-label="Percakapan"
      {...scrollable}
      className={cn('relative flex flex-col gap-4 overflow-y-auto p-4', className)}
    >
      {messages.map((message, at) => (
        <Fragment key={message.id}>
          <ChatBubble message={message} ref={at === messages.length - 1 ? newest : undefined} />
          {message.offers ? (
            <ChatOffers offers={message.offers.list} isDisabled={isAnswering} onPick={onPick} />
          ) : null}
        </Fragment>
      ))}
      {isAnswering ? (
        <p role="status" className="flex items-center gap-2 text-sm text-muted-foreground">
          <KawungSpinner className="size-5 text-primary" />
          Sedang menjawab...
        </p>
      ) : null}
      {children}
    </div>
  );
}

function ChatBubble({ message, ref }: { message: ChatMessage; ref: Ref<HTMLDivElement> | undefined }) {
  const isUser = message.role === 'user';
  const Icon = isUser ? User : Bot;
  return (
    <div ref={ref} className={cn('flex max-w-reading gap-3', isUser && 'flex-row-reverse self-end')}>
      <span
        className={cn(
          'grid size-9 shrink-0 place-items-center rounded-full',
          isUser ? 'bg-muted' : 'bg-primary-soft text-primary-soft-foreground',
        )}
      >
        <Icon aria-hidden className="size-5" />
      </span>
      <div
        className={cn(
          'min-w-0 rounded-lg px-4 py-3',
          isUser ? 'bg-primary text-primary-foreground' : 'border border-border bg-card',
        )}
      >
        <p className="sr-only">{isUser ? 'Anda' : 'Jawaban'}</p>
        <p className="break-words whitespace-pre-line">{message.offers?.lead ?? message.content}</p>
        {message.calculation ? (
          <Suspense fallback={<Skeleton className="mt-3 h-40 w-full" />}>
            <ChatCalculation calculation={message.calculation} />
          </Suspense>
        ) : null}
        {message.sources && message.sources.length > 0 && !message.offers ? (
          <ChatSources sources={message.sources} />
        ) : null}
        <p className={cn('mt-1.5 text-xs', isUser ? 'opacity-85' : 'text-muted-foreground')}>
          {message.note ? `${message.note} · ` : ''}
          <time dateTime={message.timestamp}>{formatTime(message.timestamp)}</time>
        </p>
      </div>
    </div>
  );
}
