import { LogOut } from 'lucide-react';
import { useNavigate } from 'react-router';
import { accountNavigation, adminNavigation } from '#config/account-navigation.ts';
import type { SessionUser } from '#lib/session/stored-session.ts';
import { useStaffPermissions } from '#lib/session/use-staff-permissions.ts';
import { accountLabel } from './account-label.ts';
import { MenuLinks } from './menu-links.tsx';
import { useSignOut } from './use-sign-out.ts';

type MobileAccountProps = { user: SessionUser; onNavigate: () => void };

/** The account's part of the phone's menu; only members load it. */
export function MobileAccount({ user, onNavigate }: MobileAccountProps) {
  const signOut = useSignOut(useNavigate());
  const { may } = useStaffPermissions();
  return (
    <div className="mt-3 border-t border-border pt-3">
      <p className="px-3 py-2 text-sm text-muted-foreground">
        Akun Saya: <span className="font-semibold text-foreground">{accountLabel(user)}</span>
      </p>
      <MenuLinks
        items={[...accountNavigation, ...adminNavigation.filter(({ permission }) => may(permission))]}
        onNavigate={onNavigate}
      />
      <button type="button" className="btn btn-outline mt-3 w-full" onClick={signOut}>
        <LogOut aria-hidden />
        Keluar
      </button>
    </div>
  );
}
