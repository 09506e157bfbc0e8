import { ChevronDown, LogOut } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { Avatar } from '#components/ui/avatar.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#components/ui/dropdown-menu.tsx';
import { accountNavigation } from '#config/account-navigation.ts';
import { photoSources } from '#lib/pictures/picture-sources.ts';
import type { SessionUser } from '#lib/session/stored-session.ts';
import { accountLabel } from './account-label.ts';
import { DeskItems } from './desk-items.tsx';
import { useSignOut } from './use-sign-out.ts';

/** Dropdown 'Akun Saya' of the desktop header. */
export function AccountMenu({ user }: { user: SessionUser }) {
  const navigate = useNavigate();
  const signOut = useSignOut(navigate);
  const label = accountLabel(user);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger className="btn btn-ghost max-w-56 gap-2 px-2">
        <span className="sr-only">Akun Saya:</span>
        <Avatar
          name={label}
          photo={photoSources(user.user_metadata.foto_path)}
          size={32}
          className="size-8"
        />
        <span className="truncate">{label}</span>
        <ChevronDown aria-hidden />
      </DropdownMenuTrigger>
      <DropdownMenuContent aria-label="Akun Saya">
        <DropdownMenuLabel>Akun Saya</DropdownMenuLabel>
        {accountNavigation.map((item) => (
          <DropdownMenuItem key={item.to} asChild>
            <Link to={item.to}>{item.label}</Link>
          </DropdownMenuItem>
        ))}
        <DeskItems />
        <DropdownMenuSeparator />
        <DropdownMenuItem variant="destructive" onClick={signOut}>
          <LogOut aria-hidden />
          Keluar
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
