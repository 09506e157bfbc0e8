import { useEffect, useRef, type FocusEvent } from 'react';
import { Link } from 'react-router';
import { cn } from '#lib/cn.ts';
import type { SearchOrder as Order } from '#lib/lists/search-order.ts';

/** What a directory says of the order of its answers. */
export type SearchOrderProps = {
  /** The answers to a query; nothing is said without one, nor where they are only near ones. */
  rows: readonly { is_full?: boolean | null }[];
  query: string;
  order: Order;
  /** Address of the same search in the other order. */
  orderHref: (order: Order) => string;
  className?: string | undefined;
};

const orders = [
  { order: 'cocok', label: 'Paling cocok' },
  { order: 'terbaru', label: 'Terbaru' },
] as const;

/** Address of the order that was pressed last, while the focus has gone nowhere else. */
let pressed: string | null = null;

/** Takes back the focus that went with the old rows: on phones the links stand below one of them. The hidden ones of the other width take none. */
function useFocusOfPressed(href: string) {
  const ref = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (pressed === href && document.activeElement === document.body) ref.current?.focus();
  }, [href]);
  return ref;
}

/** Forgets the press once the focus goes on; where it only went with its element, it goes to nothing. */
function forgetPress({ relatedTarget }: FocusEvent): void {
  if (relatedTarget !== null) pressed = null;
}

/** The two orders of the answers to a query, as links. */
export function SearchOrder({ rows, query, order, orderHref, className }: SearchOrderProps) {
  const current = useFocusOfPressed(orderHref(order));
  if (query.trim() === '' || rows.every((row) => row.is_full === false)) return null;
  return (
    <nav aria-label="Urutan hasil" className={cn('flex flex-wrap items-center gap-x-2 text-sm', className)}>
      <span className="text-muted-foreground">Urutkan:</span>
      {orders.map((item) => (
        <Link
          key={item.order}
          ref={item.order === order ? current : undefined}
          to={orderHref(item.order)}
          onClick={() => {
            pressed = orderHref(item.order);
          }}
          onBlur={forgetPress}
          replace
          preventScrollReset
          aria-current={item.order === order ? 'true' : undefined}
          className="inline-flex min-h-11 items-center rounded-full px-3 font-semibold aria-[current]:bg-primary-soft aria-[current]:text-primary-soft-foreground"
        >
          {item.label}
        </Link>
      ))}
    </nav>
  );
}
