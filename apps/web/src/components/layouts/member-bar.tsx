import { Briefcase, Lightbulb, type LucideIcon, MessageCircle, UserRound, Users } from 'lucide-react';
import { NavLink } from 'react-router';
import { paths } from '#config/paths.ts';
import { threadPaths } from '#config/thread-paths.ts';

const entries: readonly { label: string; to: string; Icon: LucideIcon }[] = [
  { label: 'Proyek', to: paths.projects, Icon: Briefcase },
  { label: 'Relasi', to: paths.relations, Icon: Users },
  { label: 'Ide', to: paths.ai, Icon: Lightbulb },
  { label: 'Pesan', to: threadPaths.list, Icon: MessageCircle },
  { label: 'Akun', to: paths.profile, Icon: UserRound },
];

/** The bar of members on phones, at the thumb. A page with a main action of its own at the foot shows that instead. */
export function MemberBar() {
  return (
    <nav aria-label="Menu anggota" data-print="no" className="member-bar">
      <ul className="mx-auto grid max-w-md grid-cols-5">
        {entries.map(({ label, to, Icon }) => (
          <li key={to}>
            <NavLink
              to={to}
              className="flex min-h-14 flex-col items-center justify-center gap-0.5 text-[0.8125rem] leading-tight font-medium text-muted-foreground aria-[current=page]:font-bold aria-[current=page]:text-primary"
            >
              <Icon aria-hidden className="size-6" />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
