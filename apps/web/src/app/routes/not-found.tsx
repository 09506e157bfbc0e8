import { data } from 'react-router';
import { NotFoundScreen } from '#features/not-found/components/not-found-screen.tsx';
import { privateMeta } from '#lib/page-meta.ts';
import type { PageHandle } from '#lib/page-handle.ts';

// After a reload it counts down and leads home (spec §2).
export const handle: PageHandle = { starts: 'on-reload' };

/** An unknown address answers 404; without a loader the catch-all would answer 200. */
export function loader() {
  return data(null, { status: 404 });
}

export const meta = () => privateMeta('Halaman Tidak Ditemukan');

export default function NotFound() {
  return <NotFoundScreen />;
}
