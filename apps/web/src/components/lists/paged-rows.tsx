import type { ComponentProps } from 'react';
import { mostListed } from '#config/most-listed.ts';
import { Pager } from './pager.tsx';
import { QueryState } from './query-state.tsx';

type PagedRowsProps<Row> = ComponentProps<typeof QueryState<Row>> & {
  /** From 1. */
  page: number;
  pageSize: number;
  onPage: (page: number) => void;
  /** What is paged, for screen readers. */
  pagerLabel: string;
  /** How far the list goes. */
  most?: number;
};

/** One page of a list that the server cuts and counts, in whatever state it is, and the way to its other pages. */
export function PagedRows<Row extends { readonly total_count: number }>({
  page,
  pageSize,
  onPage,
  pagerLabel,
  most = mostListed,
  ...state
}: PagedRowsProps<Row>) {
  const total = Math.min(state.query.data?.[0]?.total_count ?? 0, most);
  return (
    <>
      <QueryState {...state} />
      <Pager page={page} pageSize={pageSize} total={total} onPage={onPage} label={pagerLabel} />
    </>
  );
}
