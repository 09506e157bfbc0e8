import { ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { DropdownMenuItem, DropdownMenuSeparator } from '#components/ui/dropdown-menu.tsx';
import { adminNavigation } from '#config/account-navigation.ts';
import { useStaffPermissions } from '#lib/session/use-staff-permissions.ts';

/** The desk's part of the account menu: of an admin all of it, of a lesser role what it may open. Asked when the menu opens. */
export function DeskItems() {
  const { may } = useStaffPermissions();
  const items = adminNavigation.filter(({ permission }) => may(permission));
  if (items.length === 0) return null;
  return (
    <>
      <DropdownMenuSeparator />
      {items.map((item) => (
        <DropdownMenuItem key={item.to} asChild>
          <Link to={item.to}>
            <ShieldCheck aria-hidden />
            {item.label}
          </Link>
        </DropdownMenuItem>
      ))}
    </>
  );
}
