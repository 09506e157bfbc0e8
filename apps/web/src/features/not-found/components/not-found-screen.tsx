import { ArrowLeft, House } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { EmptyIllustration } from '#components/brand/empty-illustration.tsx';
import { Page } from '#components/layouts/page.tsx';
import { Button } from '#components/ui/button.tsx';
import { paths } from '#config/paths.ts';
import { wasReloaded } from '../was-reloaded.ts';
import { ReloadedNotice } from './reloaded-notice.tsx';

const subscribe = () => () => undefined;

/** Screen of an unknown address, with its variant after a reload (spec §2 Not found). */
export function NotFoundScreen() {
  const isReloaded = useSyncExternalStore(subscribe, wasReloaded, () => false);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  if (isReloaded) return <ReloadedNotice path={pathname} />;
  return (
    <Page size="reading" className="text-center">
      <EmptyIllustration className="mx-auto h-32" />
      <h1 className="mt-6 text-3xl font-extrabold">Halaman Tidak Ditemukan</h1>
      <p className="mt-3 text-lg text-muted-foreground">
        Alamat <code className="rounded-sm bg-muted px-1.5 py-0.5 text-base break-all">{pathname}</code> tidak
        ada, sudah dipindahkan, atau salah ketik.
      </p>
      <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:justify-center">
        <Button asChild size="lg">
          <Link to={paths.home}>
            <House aria-hidden />
            Ke Beranda
          </Link>
        </Button>
        <Button
          className="no-script-hidden"
          size="lg"
          variant="outline"
          // A link that opened a tab of its own has nothing behind it.
          onClick={() => void (window.history.length > 1 ? navigate(-1) : navigate(paths.home))}
        >
          <ArrowLeft aria-hidden />
          Kembali
        </Button>
      </div>
      <nav aria-label="Halaman lain" className="mt-10 text-muted-foreground">
        Mungkin Anda mencari{' '}
        <Link to={paths.projects} className="link">
          Cari Project
        </Link>
        ,{' '}
        <Link to={paths.relations} className="link">
          Cari Relasi
        </Link>
        , atau{' '}
        <Link to={paths.ai} className="link">
          Idea AI
        </Link>
        .
      </nav>
    </Page>
  );
}
