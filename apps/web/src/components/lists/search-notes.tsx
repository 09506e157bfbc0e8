import { Link } from 'react-router';

type Row = { is_full?: boolean | null; score?: number | null; corrected?: string | null };

type Props = {
  /** The answers to a query; nothing is said without one. */
  rows: readonly Row[];
  query: string;
  /** Address of the same search with other words. */
  queryHref: (query: string) => string;
};

/** Over the answers to a query: the word that was probably meant, and whether these are only near ones. */
export function SearchNotes({ rows, query, queryHref }: Props) {
  if (query.trim() === '' || rows.length === 0) return null;
  const corrected = rows.find((row) => typeof row.corrected === 'string')?.corrected;
  const isNear = rows.every((row) => row.is_full === false);
  if (typeof corrected !== 'string' && !isNear) return null;
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
      ) : null}
    </div>
  );
}
