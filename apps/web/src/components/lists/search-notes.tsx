import { Link } from 'react-router';
import type { SearchOrder } from '#lib/lists/search-order.ts';

type Row = { is_full?: boolean | null; score?: number | null; corrected?: string | null };

type Props = {
  /** The answers to a query; nothing is said without one. */
  rows: readonly Row[];
  query: string;
  order: SearchOrder;
  /** Address of the same search in the other order, and with other words. */
  orderHref: (order: SearchOrder) => string;
  queryHref: (query: string) => string;
};

const orders = [
  { order: 'cocok', label: 'Paling cocok' },
  { order: 'terbaru', label: 'Terbaru' },
] as const;

/** Over the answers to a query: their order, the word that was probably meant, and whether these are only near ones. */
export function SearchNotes({ rows, query, order, orderHref, queryHref }: Props) {
  if (query.trim() === '' || rows.length === 0) return null;
  const corrected = rows.find((row) => typeof row.corrected === 'string')?.corrected;
  const isNear = rows.every((row) => row.is_full === false);
  // Where nothing is even near, the newest ones come with a score of 0: they have nothing to do with the words.
  const isNewest = isNear && rows.every((row) => row.score === 0);
  return (
    <div className="flex flex-col gap-2">
      {typeof corrected === 'string' ? (
        <p>
          Mungkin maksud Anda{' '}
          <Link to={queryHref(corrected)} replace preventScrollReset className="font-semibold underline">
            {corrected}
          </Link>
          ?
        </p>
      ) : null}
      {isNear ? (
        <p className="rounded-md bg-muted px-4 py-3 text-sm">
          {isNewest
            ? 'Tidak ada yang mendekati kata pencarian Anda. Ini yang terbaru.'
            : 'Tidak ada yang menjawab semua kata pencarian Anda. Ini yang paling mendekati.'}
        </p>
      ) : (
        <nav aria-label="Urutan hasil" className="flex flex-wrap items-center gap-x-2 text-sm">
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
      )}
    </div>
  );
}
