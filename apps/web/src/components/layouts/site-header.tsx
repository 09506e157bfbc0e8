import { Bell } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link, NavLink } from 'react-router';
import { Logo } from '#components/brand/logo.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { mainNavigation } from '#config/navigation.ts';
import { paths } from '#config/paths.ts';
import { cn } from '#lib/cn.ts';
import { useSession } from '#lib/session/use-session.ts';
import { MobileMenu } from './mobile-menu.tsx';

const AccountMenu = lazy(async () => {
  const { AccountMenu: Menu } = await import('./account-menu.tsx');
  return { default: Menu };
});

/** Link to the notifications; shown until the bell that counts them has loaded. */
export function PlainBell() {
  return (
    <Link to={paths.notifications} className="btn btn-ghost btn-icon" aria-label="Notifikasi">
      <Bell aria-hidden />
    </Link>
  );
}

/**
 * Sticky header, 24 units high (spec §2). On phones its upper strip scrolls away and a slim bar stays.
 * It does not read the session itself, so that its links are not rendered again when the browser knows who visits.
 */
export function SiteHeader({ notifications = <PlainBell /> }: { notifications?: ReactNode | undefined }) {
  return (
    <header className="site-header">
      <p className="site-header-strip md:hidden">Teman satu tim untuk usaha Anda</p>
      <div className="site-header-bar">
        <Link
          to={paths.home}
          className="mr-auto flex min-h-11 min-w-8 shrink items-center rounded-sm"
          aria-label="KawanUsaha, ke beranda"
        >
          <Logo />
        </Link>
        <HeaderAccount notifications={notifications} />
        <MobileMenu />
      </div>
      <nav aria-label="Navigasi utama" className="max-md:hidden">
        <ul className="site-header-nav">
          {mainNavigation.map((item) => (
            <li key={item.to} className="flex">
              <NavLink
                to={item.to}
                end={item.to === paths.home}
                prefetch="intent"
                className="site-header-link"
              >
                {item.label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div role="status" className="offline-note">
        <p>Anda sedang offline. Yang pernah dibuka tetap ada.</p>
      </div>
    </header>
  );
}

/** While the session is unknown the page shows what the early script found in storage, so nothing jumps. */
function HeaderAccount({ notifications }: { notifications: ReactNode }) {
  const session = useSession();
  if (session.status === 'authenticated')
    return (
      <>
        {notifications}
        <div className="max-md:hidden">
          <Suspense fallback={<Skeleton className="h-9 w-32 rounded-md" />}>
            <AccountMenu user={session.user} />
          </Suspense>
        </div>
      </>
    );
  return (
    <>
      <div className={cn('flex items-center gap-2', session.status === 'loading' && 'if-anonymous')}>
        <Link to={paths.login} className="btn btn-ghost btn-sm max-md:hidden">
          Masuk
        </Link>
        <Link to={paths.register} className="btn btn-primary btn-sm">
          Daftar
        </Link>
      </div>
      {session.status === 'loading' ? <Skeleton className="if-member h-9 w-32 rounded-md" /> : null}
    </>
  );
}
