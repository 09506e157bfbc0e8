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

/** The two orders of the answers to a query, as links. */
export function SearchOrder({ rows, query, order, orderHref, className }: SearchOrderProps) {
  if (query.trim() === '' || rows.every((row) => row.is_full === false)) return null;
  return (
    <nav aria-label="Urutan hasil" className={cn('flex flex-wrap items-center gap-x-2 text-sm', className)}>
      <span className="text-muted-foreground">Urutkan:</span>
      {orders.map((item) => (
        <Link
          key={item.order}
          to={orderHref(item.order)}
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
