import { Link } from 'react-router';
import { paths } from '#config/paths.ts';
import { useSession } from '#lib/session/use-session.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { type SimilarListing, useSimilarListings } from '../api/find-similar-listings.ts';

/** Folded, so that it is no taller than what stood there before: an answer that comes late moves nothing that a member is about to press. */
function FoundNames({ listings }: { listings: readonly SimilarListing[] }) {
  return (
    <details>
      <summary className="link flex min-h-11 items-center">
        {listings.length} nama serupa di KawanUsaha
      </summary>
      <ul>
        {listings.map(({ id, name }) => (
          <li key={id}>
            <Link to={paths.project(id)} className="link inline-flex min-h-11 items-center">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Open projects of others with a similar name, looked up a moment after the last keystroke. One line in every state. */
export function SimilarListings({ name }: { name: string }) {
  const { user } = useSession();
  const asked = useDebounced(name.trim());
  const found = useSimilarListings(asked, user?.id);
  const isLine = found.status !== 'success' || found.data.length === 0;
  return (
    <div role="status" className={isLine ? 'flex min-h-11 items-center gap-1' : undefined}>
      {asked === '' ? (
        'Nama serupa dicari begitu Anda mengetik.'
      ) : found.status === 'pending' ? (
        'Mencari nama serupa...'
      ) : found.status === 'error' ? (
        <>
          Belum dapat dicari.
          <button type="button" className="link min-h-11" onClick={() => void found.refetch()}>
            Coba Lagi
          </button>
        </>
      ) : found.data.length === 0 ? (
        'Tidak ada proyek serupa di KawanUsaha.'
      ) : (
        <FoundNames listings={found.data} />
      )}
    </div>
  );
}
