import { Link } from 'react-router';
import { paths } from '#config/paths.ts';
import { useSession } from '#lib/session/use-session.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { useLoaded } from '#lib/use-loaded.ts';
import { findSimilarListings } from '../find-similar-listings.ts';

/** Open projects of others with a similar name, looked up a moment after the last keystroke. */
export function SimilarListings({ name }: { name: string }) {
  const { user } = useSession();
  const asked = useDebounced(name.trim());
  const found = useLoaded(asked === '' ? null : `similar-${asked}`, () =>
    findSimilarListings(asked, user?.id),
  );
  if (asked === '') return null;
  if (found.status === 'loading') return <p role="status">Mencari nama serupa...</p>;
  if (found.status === 'failed')
    return (
      <p role="status">
        Nama serupa belum dapat dicari.{' '}
        <button type="button" className="link min-h-11" onClick={found.reload}>
          Coba Lagi
        </button>
      </p>
    );
  if (found.value.length === 0) return <p role="status">Tidak ada proyek serupa di KawanUsaha.</p>;
  return (
    <div role="status">
      <p>Nama serupa di KawanUsaha:</p>
      <ul>
        {found.value.map(({ id, name: other }) => (
          <li key={id}>
            <Link to={paths.project(id)} className="link inline-flex min-h-11 items-center">
              {other}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
