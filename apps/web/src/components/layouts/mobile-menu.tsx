import { LogOut, Menu, X } from 'lucide-react';
import { type ToggleEvent, useRef } from 'react';
import { Link, NavLink, useNavigate } from 'react-router';
import {
  accountNavigation,
  adminNavigation,
  mainNavigation,
  type NavigationItem,
} from '#config/navigation.ts';
import { paths } from '#config/paths.ts';
import { cn } from '#lib/cn.ts';
import type { Session } from '#lib/session/session-store.ts';
import { accountLabel } from './account-label.ts';
import { ThemeToggle } from './theme-toggle.tsx';
import { useSignOut } from './use-sign-out.ts';

const menuId = 'menu-utama';

/** The header is slimmer once the page is scrolled, so the panel looks where it ends. */
function placeUnderHeader({ currentTarget: menu }: ToggleEvent<HTMLElement>) {
  const bottom = menu.closest('header')?.getBoundingClientRect().bottom;
  if (bottom === undefined) return;
  menu.style.top = `${bottom}px`;
  menu.style.maxHeight = `calc(100dvh - ${bottom}px)`;
}

type MenuLinksProps = { items: readonly NavigationItem[]; onNavigate: () => void };

function MenuLinks({ items, onNavigate }: MenuLinksProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-3">
      {items.map((item) => (
        <li key={item.to}>
          <NavLink
            to={item.to}
            end={item.to === paths.home}
            onClick={onNavigate}
            className="flex min-h-12 items-center rounded-sm px-3 font-medium hover:bg-muted aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold aria-[current=page]:text-primary-soft-foreground"
          >
            {item.label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

/** Collapsible menu below the md breakpoint. A native popover: it opens before any script has run. */
export function MobileMenu({ session }: { session: Session }) {
  const ref = useRef<HTMLDivElement>(null);
  const signOut = useSignOut(useNavigate());
  const close = () => ref.current?.hidePopover();

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
        {session.status === 'authenticated' ? (
          <div className="mt-3 border-t border-border pt-3">
            <p className="px-3 py-2 text-sm text-muted-foreground">
              Akun Saya: <span className="font-semibold text-foreground">{accountLabel(session.user)}</span>
            </p>
            <MenuLinks
              items={session.isAdmin ? [...accountNavigation, ...adminNavigation] : accountNavigation}
              onNavigate={close}
            />
            <button type="button" className="btn btn-outline mt-3 w-full" onClick={signOut}>
              <LogOut aria-hidden />
              Keluar
            </button>
          </div>
        ) : (
          <div
            className={cn(
              'mt-4 grid grid-cols-2 gap-3 border-t border-border pt-4',
              session.status === 'loading' && 'if-anonymous',
            )}
          >
            <Link to={paths.login} onClick={close} className="btn btn-outline">
              Masuk
            </Link>
            <Link to={paths.register} onClick={close} className="btn btn-primary">
              Daftar
            </Link>
          </div>
        )}
        <div className="mt-4 flex items-center justify-between border-t border-border pt-4 pl-3 text-sm text-muted-foreground">
          Tema tampilan
          <ThemeToggle />
        </div>
      </div>
    </div>
  );
}
