import { NavLink } from 'react-router';
import type { NavigationItem } from '#config/navigation.ts';
import { paths } from '#config/paths.ts';

type MenuLinksProps = { items: readonly NavigationItem[]; onNavigate: () => void };

/** Links of the phone's menu in two columns. In: the links, and what closes the menu. */
export function MenuLinks({ items, onNavigate }: MenuLinksProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-3">
      {items.map((item) => (
        <li key={item.to}>
          <NavLink to={item.to} end={item.to === paths.home} onClick={onNavigate} className="menu-link">
            {item.label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
