import type { ReactNode } from 'react';
import type { Directory, DirectoryFilters, FoundRow } from '#lib/lists/use-directory.ts';
import { DirectoryList } from './directory-list.tsx';
import { SearchNotes } from './search-notes.tsx';
import { SearchOrder } from './search-order.tsx';

type Props<Filters extends DirectoryFilters, Row extends FoundRow> = {
  directory: Directory<Filters, Row>;
  label: string;
  skeleton: ReactNode;
  skeletonCount: number;
  texts: Readonly<Record<'loadFailed' | 'loadError', string>>;
  /** 'Coba Lagi'. */
  onRetry: () => void;
  empty: ReactNode;
  className: string;
  /** What phones show below the first results. */
  afterFirstScreen: ReactNode;
  /** What a member has besides: below that, and on wider screens below the first line of cards. */
  forMembers?: ReactNode;
  children: (row: Row) => ReactNode;
};

/** What a directory found: notes on the words, the order, and the rows with all their states. */
export function DirectoryResults<Filters extends DirectoryFilters, Row extends FoundRow>({
  directory,
  texts,
  onRetry,
  ...list
}: Props<Filters, Row>) {
  const { ordering, addressOf } = directory;
  return (
    <div id="hasil" tabIndex={-1} className="flex flex-col gap-4">
      <SearchNotes
        rows={ordering.rows}
        query={ordering.query}
        queryHref={(query) => addressOf({ query } as Partial<Filters>)}
      />
      <SearchOrder {...ordering} className="max-md:hidden" />
      <DirectoryList
        list={directory.list}
        error={{ title: texts.loadFailed, description: texts.loadError, onRetry }}
        heights={directory.heights}
        initialWindow={directory.initialWindow}
        placeKey={directory.placeKey}
        onWindow={directory.onWindow}
        onMore={directory.loadMore}
        moreHref={directory.moreHref}
        {...list}
      />
    </div>
  );
}
