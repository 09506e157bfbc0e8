import { Check, CheckCheck } from 'lucide-react';
import { cn } from '#lib/cn.ts';
import { formatLongDateTime } from '#lib/format-date.ts';
import { formatClock } from '../format-moment.ts';
import type { Line } from '../line.ts';
import { conversationMessages as messages } from '../messages.ts';
import { splitLinks } from '../split-links.ts';
import { LinePicture } from './line-picture.tsx';

type Props = { line: Line; isOwn: boolean; otherName: string; isRead: boolean; showsLinks: boolean };

/** One line with its time; one's own says whether it was read. Links lead somewhere only when both have agreed. */
export function LineBubble({ line, isOwn, otherName, isRead, showsLinks }: Props) {
  const Mark = isRead ? CheckCheck : Check;
  return (
    <>
      {line.picture_path === null ? null : (
        <div className={cn('mb-1 w-fit max-w-full', isOwn && 'ml-auto')}>
          <LinePicture path={line.picture_path} alt={messages.pictureFrom(isOwn ? null : otherName)} />
        </div>
      )}
      {line.body === '' && line.removed_at === null ? null : (
        <div className={cn('bubble', isOwn ? 'bubble-own' : 'bubble-other')}>
          {line.removed_at === null || line.body !== '' ? (
            showsLinks ? (
              <LinkedText text={line.body} />
            ) : (
              line.body
            )
          ) : (
            <em>{messages.removedLine}</em>
          )}
        </div>
      )}
      <p className={cn('flex items-center gap-1 px-1 text-xs text-muted-foreground', isOwn && 'justify-end')}>
        <time dateTime={line.created_at} title={formatLongDateTime(line.created_at)}>
          {formatClock(line.created_at)}
        </time>
        {isOwn ? (
          <>
            <Mark aria-hidden className="size-4" />
            <span className="sr-only">{isRead ? messages.read : messages.sent}</span>
          </>
        ) : null}
      </p>
    </>
  );
}

function LinkedText({ text }: { text: string }) {
  return splitLinks(text).map(({ text: words, href }, place) =>
    href === null ? (
      words
    ) : (
      <a
        key={place}
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        className="underline underline-offset-4"
      >
        {words}
      </a>
    ),
  );
}
