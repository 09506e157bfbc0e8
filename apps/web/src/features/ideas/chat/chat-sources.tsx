import { formatLongDate } from '#lib/format-date.ts';
import type { ChatSource } from './chat-message.ts';

/** Only our own pages and https addresses become links; stored messages come from the person's own account. */
const isLink = (url: string | undefined): url is string =>
  url !== undefined && (/^\/[a-z-]*$/.test(url) || url.startsWith('https://'));

/** Who says it, with a link and the day on which that page was read. */
export function ChatSourceLink({ source: { source, url, checked } }: { source: ChatSource }) {
  return (
    <>
      Sumber:{' '}
      {isLink(url) ? (
        <a
          href={url}
          className="underline underline-offset-4"
          {...(url.startsWith('/') ? {} : { target: '_blank', rel: 'noopener noreferrer' })}
        >
          {source}
        </a>
      ) : (
        source
      )}
      {checked === undefined || url?.startsWith('/')
        ? null
        : checked === null
          ? ' · belum diperiksa'
          : ` · diperiksa ${formatLongDate(checked)}`}
    </>
  );
}

/** Where an answer comes from: each title with its source. */
export function ChatSources({ sources }: { sources: readonly ChatSource[] }) {
  return (
    <ul className="mt-3 space-y-1 border-t border-border pt-2 text-sm text-muted-foreground">
      {sources.map((source) => (
        <li key={source.title}>
          <span className="font-medium text-foreground">{source.title}</span>{' '}
          <ChatSourceLink source={source} />
        </li>
      ))}
    </ul>
  );
}
