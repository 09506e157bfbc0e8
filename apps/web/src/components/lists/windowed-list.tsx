import { Fragment, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { windowOf, type ListWindow } from '#lib/lists/list-window.ts';

/** Rows in one block: divisible by one, two and three columns, so that a block ends with a full grid row. */
export const blockSize = 12;

type Props<Row extends { id: string }> = {
  rows: Row[];
  /** How many rows match in all, for assistive technology; null while unknown. */
  total: number | null;
  label: string;
  /** Measured heights; the caller keeps them, so that a list can be shown again where it was left. */
  heights: Map<number, number>;
  initialWindow?: ListWindow | undefined;
  onWindow?: (window: ListWindow) => void;
  className: string;
  isStale?: boolean;
  children: (row: Row, index: number) => ReactNode;
  /** What a member has besides, over the whole width below a row of the first block. */
  forMembers?: { after: number; content: ReactNode } | undefined;
};

/**
 * A list of any length of which only the part around the viewport is in the document: padding stands for the rest.
 * Item positions are told to assistive technology by `aria-posinset` and `aria-setsize`.
 */
export function WindowedList<Row extends { id: string }>(props: Props<Row>) {
  const { rows, heights } = props;
  const listRef = useRef<HTMLUListElement>(null);
  const blockCount = Math.ceil(rows.length / blockSize);
  const [shown, setShown] = useState<ListWindow>(
    () => props.initialWindow ?? { first: 0, last: 0, before: 0, after: 0 },
  );
  const reportWindow = useEffectEvent((window: ListWindow) => props.onWindow?.(window));
  const firstId = rows[0]?.id;
  const measuredFirstId = useRef(firstId);

  useLayoutEffect(() => {
    const list = listRef.current;
    if (list === null) return undefined;
    // Other rows have other heights: those of the last search would misplace the scroll bar.
    if (measuredFirstId.current !== firstId) heights.clear();
    measuredFirstId.current = firstId;
    let frame = 0;
    let width = list.clientWidth;
    const update = () => {
      frame = 0;
      measureBlocks(list, heights);
      const next = windowOf(measureOf(list, heights, blockCount), ...viewportOver(list));
      setShown((previous) => (isSame(previous, next) ? previous : next));
      reportWindow(next);
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    const observer = new ResizeObserver(() => {
      // At another width every card wraps differently: heights of the old width would misplace the scroll bar.
      if (list.clientWidth !== width) heights.clear();
      width = list.clientWidth;
      schedule();
    });
    update();
    observer.observe(list);
    window.addEventListener('scroll', schedule, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      window.removeEventListener('scroll', schedule);
    };
  }, [blockCount, firstId, heights]);

  const last = Math.min(shown.last, Math.max(blockCount - 1, 0));
  const first = Math.min(shown.first, last);
  return (
    <ul
      ref={listRef}
      aria-label={props.label}
      aria-busy={props.isStale}
      className={props.className}
      style={{
        paddingTop: shown.before,
        paddingBottom: shown.after,
        opacity: props.isStale ? 0.5 : undefined,
      }}
    >
      {rows.slice(first * blockSize, (last + 1) * blockSize).map((row, offset) => {
        const index = first * blockSize + offset;
        return (
          <Fragment key={row.id}>
            <li
              data-block={Math.floor(index / blockSize)}
              aria-posinset={index + 1}
              aria-setsize={props.total ?? -1}
              className="min-w-0"
            >
              {props.children(row, index)}
            </li>
            {index === props.forMembers?.after ? (
              <li className="if-member min-w-0" style={{ gridColumn: '1/-1' }}>
                {props.forMembers.content}
              </li>
            ) : null}
          </Fragment>
        );
      })}
    </ul>
  );
}

function isSame(a: ListWindow, b: ListWindow): boolean {
  return a.first === b.first && a.last === b.last && a.before === b.before && a.after === b.after;
}

/** Reads the height of each block that is in the document. */
function measureBlocks(list: HTMLElement, heights: Map<number, number>): void {
  const edges = new Map<number, { top: number; bottom: number }>();
  for (const child of list.children) {
    // What is for members stands within a block, and hidden it has no place at all.
    if (!(child instanceof HTMLElement) || child.dataset.block === undefined) continue;
    const block = Number(child.dataset.block);
    const { top, bottom } = child.getBoundingClientRect();
    const known = edges.get(block);
    edges.set(block, known ? { top: known.top, bottom: Math.max(known.bottom, bottom) } : { top, bottom });
  }
  for (const [block, { top, bottom }] of edges) heights.set(block, bottom - top);
}

function measureOf(list: HTMLElement, heights: Map<number, number>, blockCount: number) {
  const gap = Number.parseFloat(getComputedStyle(list).rowGap) || 0;
  const sum = [...heights.values()].reduce((total, height) => total + height, 0);
  return { heights, blockCount, gap, estimate: heights.size === 0 ? 2_000 : sum / heights.size };
}

/** The viewport's edges relative to the list, with one and a half screens on either side so that scrolling meets no blank. */
function viewportOver(list: HTMLElement): [number, number] {
  const { top } = list.getBoundingClientRect();
  const overscan = window.innerHeight * 1.5;
  return [-top - overscan, -top + window.innerHeight + overscan];
}
