import { Menu, X } from 'lucide-react';
import { lazy, Suspense, type ToggleEvent, useCallback, useRef } from 'react';
import { Link } from 'react-router';
import { mainNavigation } from '#config/navigation.ts';
import { paths } from '#config/paths.ts';
import { cn } from '#lib/cn.ts';
import { useSession } from '#lib/session/use-session.ts';
import { MenuLinks } from './menu-links.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

const MobileAccount = lazy(async () => {
  const { MobileAccount: Account } = await import('./mobile-account.tsx');
  return { default: Account };
});

const menuId = 'menu-utama';

/** The header is slimmer once the page is scrolled, so the panel looks where it ends. */
function placeUnderHeader({ currentTarget: menu }: ToggleEvent<HTMLElement>) {
  const bottom = menu.closest('header')?.getBoundingClientRect().bottom;
  if (bottom === undefined) return;
  menu.style.top = `${bottom}px`;
  menu.style.maxHeight = `calc(100dvh - ${bottom}px)`;
}

/**
 * Collapsible menu below the md breakpoint. A native popover: it opens before any script has run.
 * Like the header it does not read the session itself.
 */
export function MobileMenu() {
  const ref = useRef<HTMLDivElement>(null);
  const close = useCallback(() => ref.current?.hidePopover(), []);

  return (
    <div className="md:hidden">
      <button
        type="button"
        popoverTarget={menuId}
        className="menu-toggle btn btn-ghost btn-icon"
        aria-label="Menu utama"
      >
        <Menu aria-hidden className="menu-toggle-open" />
        <X aria-hidden className="menu-toggle-close" />
      </button>
      <div ref={ref} id={menuId} popover="auto" className="mobile-menu" onBeforeToggle={placeUnderHeader}>
        <nav aria-label="Menu utama">
          <MenuLinks items={mainNavigation} onNavigate={close} />
        </nav>
        <MenuAccount onNavigate={close} />
        <div className="mt-4 flex items-center justify-between border-t border-border pt-4 pl-3 text-sm text-muted-foreground">
          Tema tampilan
          <ThemeToggle />
        </div>
      </div>
    </div>
  );
}

/** The part of the menu that depends on who visits. */
function MenuAccount({ onNavigate }: { onNavigate: () => void }) {
  const session = useSession();
  if (session.status === 'authenticated')
    return (
      <Suspense>
        <MobileAccount user={session.user} onNavigate={onNavigate} />
      </Suspense>
    );
  return (
    <div
      className={cn(
        'mt-4 grid grid-cols-2 gap-3 border-t border-border pt-4',
        session.status === 'loading' && 'if-anonymous',
      )}
    >
      <Link to={paths.login} onClick={onNavigate} className="btn btn-outline">
        Masuk
      </Link>
      <Link to={paths.register} onClick={onNavigate} className="btn btn-primary">
        Daftar
      </Link>
    </div>
  );
}
