import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { KawungSpinner } from '#components/brand/kawung-spinner.tsx';
import { SafetyNotice } from '#components/safety-notice.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { LoadingMessage } from '#components/ui/skeleton.tsx';
import { rowsByThemselves, type CountedList, type KeysetList } from '#lib/lists/keyset-list.ts';
import type { ListWindow } from '#lib/lists/list-window.ts';
import { NextPageFailed } from './more-rows.tsx';
import { WindowedList } from './windowed-list.tsx';

/** A quick answer replaces the rows without a flicker; a slow one shows skeletons after this long. */
const skeletonDelayMs = 300;

/** On phones the safety notice follows this row, so that the first screen shows two; on wider ones it ends the first line of cards. */
const lastOfFirstScreen = 1;

type Props<Row extends { id: string }> = {
  list: CountedList<Row>;
  label: string;
  skeleton: ReactNode;
  skeletonCount: number;
  error: { title: string; description: string; onRetry: () => void };
  empty: ReactNode;
  heights: Map<number, number>;
  initialWindow?: ListWindow | undefined;
  placeKey: string;
  onWindow: (window: ListWindow) => void;
  onMore: () => void;
  /** Address of the next page, for readers without script. */
  moreHref: string | null;
  className: string;
  /** What phones show below the first results and the safety notice, or below the word that there are none. */
  afterFirstScreen?: ReactNode;
  /** What a member has besides: below that. */
  forMembers?: ReactNode;
  children: (row: Row, index: number) => ReactNode;
};

/** A directory's rows with all their states: loading, error, empty, full, and the next page on its way. */
export function DirectoryList<Row extends { id: string }>(props: Props<Row>) {
  const { list } = props;
  const isSlow = useIsSlow(list.status === 'loading');
  if (list.status === 'failed') {
    const { title, description, onRetry } = props.error;
    return <ErrorState title={title} description={description} onRetry={onRetry} />;
  }
  if (list.status === 'loading' && (isSlow || list.rows.length === 0)) {
    return (
      <>
        <LoadingMessage>Memuat data…</LoadingMessage>
        <ul aria-hidden className={props.className}>
          {Array.from({ length: props.skeletonCount }, (_, index) => (
            <li key={index} data-testid="skeleton-card">
              {props.skeleton}
            </li>
          ))}
        </ul>
      </>
    );
  }
  if (list.rows.length === 0) {
    return (
      <>
        {props.empty}
        {props.afterFirstScreen}
        {props.forMembers}
      </>
    );
  }
  const last = Math.min(lastOfFirstScreen, list.rows.length - 1);
  return (
    <>
      <WindowedList
        key={props.placeKey}
        rows={list.rows}
        // Near ones are not what was counted.
        total={list.total === 0 ? null : list.total}
        label={props.label}
        heights={props.heights}
        initialWindow={props.initialWindow}
        onWindow={props.onWindow}
        className={props.className}
        isStale={list.status === 'loading'}
        forMembers={props.forMembers === undefined ? undefined : { after: last, content: props.forMembers }}
      >
        {(row, index) => (
          <>
            {props.children(row, index)}
            {index === last ? (
              <>
                <SafetyNotice className="mt-4 md:hidden" />
                {props.afterFirstScreen}
              </>
            ) : null}
          </>
        )}
      </WindowedList>
      <ListEnd list={list} onMore={props.onMore} moreHref={props.moreHref} />
    </>
  );
}

function useIsSlow(isLoading: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => setIsSlow(true), skeletonDelayMs);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isLoading]);
  return isSlow && isLoading;
}

type ListEndProps = { list: KeysetList<{ id: string }>; onMore: () => void; moreHref: string | null };

/** End of the rows: asks twice for the next page before one gets there, then by a press, and says what is happening. */
function ListEnd({ list, onMore, moreHref }: ListEndProps) {
  const rowCount = list.rows.length;
  if (list.more === 'failed') return <NextPageFailed onMore={onMore} />;
  if (list.next === null) {
    return rowCount > 12 ? (
      <p className="mt-8 text-center text-sm text-muted-foreground">Anda sudah melihat semuanya.</p>
    ) : null;
  }
  return (
    <div className="unanchored mt-8 flex min-h-11 justify-center" aria-live="polite">
      {/* A page that is shorter than the margin leaves the end in sight, so each new page watches anew. */}
      {rowCount < rowsByThemselves ? <EndOfRows key={rowCount} onReach={onMore} /> : null}
      {list.more === 'loading' ? (
        <p className="flex items-center gap-2 text-muted-foreground">
          <KawungSpinner /> Memuat berikutnya…
        </p>
      ) : (
        <a
          href={moreHref ?? undefined}
          className="btn btn-outline"
          onClick={(event) => {
            event.preventDefault();
            onMore();
          }}
        >
          Muat lebih banyak
        </a>
      )}
    </div>
  );
}

/** Notices that the end of the rows comes within some pixels of the viewport: few, as most look at the first rows only. */
function EndOfRows({ onReach }: { onReach: () => void }) {
  const ref = useRef<HTMLSpanElement>(null);
  const reach = useEffectEvent(onReach);
  useEffect(() => {
    const end = ref.current;
    if (end === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && reach(),
      { rootMargin: '1200px' },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, []);
  return <span ref={ref} aria-hidden />;
}
