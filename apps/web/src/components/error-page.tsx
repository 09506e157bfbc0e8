import { useEffect, useState } from 'react';
import { isRouteErrorResponse, Link } from 'react-router';
import { paths } from '#config/paths.ts';
import { Page } from './layouts/page.tsx';
import { Button } from './ui/button.tsx';

/** Last resort when a screen fails: what happened, what to do, and the id of the line in the server's log; the page stays usable. */
export function ErrorPage({ error }: { error: unknown }) {
  const isOurs = isRouteErrorResponse(error);
  const isMissing = isOurs && error.status === 404;
  const [id, setId] = useState<string | null>(null);
  useEffect(() => {
    if (isMissing) return;
    // Few visits need it.
    import('#lib/report-page-error.ts')
      .then(({ reportPageError }) => setId(reportPageError(error)))
      .catch(() => {});
  }, [error, isMissing]);
  return (
    <Page size="reading" className="text-center">
      <h1 className="text-3xl font-extrabold">
        {isMissing ? 'Halaman Tidak Ditemukan' : 'Halaman ini gagal dimuat'}
      </h1>
      <p className="mt-3 text-lg text-muted-foreground">
        {isMissing
          ? 'Alamat ini tidak ada atau isinya sudah dihapus.'
          : 'Terjadi gangguan di pihak kami atau pada koneksi Anda. Data Anda tetap aman. Silakan muat ulang halaman.'}
      </p>
      {id === null ? null : (
        <p className="mt-3 text-muted-foreground">
          Kode gangguan: <strong className="font-mono">{id}</strong>. Sebutkan kode ini kalau Anda menghubungi
          kami.
        </p>
      )}
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {isMissing ? null : <Button onClick={() => window.location.reload()}>Coba Lagi</Button>}
        <Button asChild variant={isMissing ? 'primary' : 'outline'}>
          <Link to={paths.home}>Kembali ke Beranda</Link>
        </Button>
      </div>
    </Page>
  );
}
