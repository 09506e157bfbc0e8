import { LogOut, Menu, X } from 'lucide-react';
import { type ToggleEvent, useCallback, useRef } from 'react';
import { Link, NavLink, useNavigate } from 'react-router';
import {
  accountNavigation,
  adminNavigation,
  mainNavigation,
  type NavigationItem,
} from '#config/navigation.ts';
import { paths } from '#config/paths.ts';
import { cn } from '#lib/cn.ts';
import { useSession } from '#lib/session/use-session.ts';
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
  const signOut = useSignOut(useNavigate());
  if (session.status === 'authenticated')
    return (
      <div className="mt-3 border-t border-border pt-3">
        <p className="px-3 py-2 text-sm text-muted-foreground">
          Akun Saya: <span className="font-semibold text-foreground">{accountLabel(session.user)}</span>
        </p>
        <MenuLinks
          items={session.isAdmin ? [...accountNavigation, ...adminNavigation] : accountNavigation}
          onNavigate={onNavigate}
        />
        <button type="button" className="btn btn-outline mt-3 w-full" onClick={signOut}>
          <LogOut aria-hidden />
          Keluar
        </button>
      </div>
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
