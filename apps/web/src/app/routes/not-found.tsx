import { data } from 'react-router';
import { ComingPage } from '#components/coming-page.tsx';

export const meta = () => [{ title: 'Halaman Tidak Ditemukan | KawanUsaha' }];

/** An unknown address answers 404; without a loader the catch-all would answer 200. */
export function loader() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  return <ComingPage title="Halaman Tidak Ditemukan" description="Alamat ini tidak ada di KawanUsaha." />;
}
