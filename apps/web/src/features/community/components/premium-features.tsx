import { Bot, Handshake, Users } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '#components/ui/badge.tsx';
import { paths } from '#config/paths.ts';

const features = [
  {
    title: 'Cari Project',
    text: 'Lamar proyek mana pun, atau pasang proyek Anda sendiri.',
    to: paths.projects,
    badge: 'NEW!',
    Icon: Users,
  },
  {
    title: 'Cari Relasi Bisnis',
    text: 'Hubungi relasi langsung lewat WhatsApp.',
    to: paths.relations,
    badge: null,
    Icon: Handshake,
  },
  {
    title: 'All AI Tools',
    text: 'Dua belas tahap dari ide sampai produk dikenal orang.',
    to: paths.allAi,
    badge: null,
    Icon: Bot,
  },
];

/** Feature cards of /akses-premium (spec §2 Premium access). */
export function PremiumFeatures() {
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {features.map(({ title, text, to, badge, Icon }) => (
        <li key={title} className="card relative p-6 hover:border-primary">
          <div className="flex items-start justify-between">
            <Icon aria-hidden className="size-8 text-primary" strokeWidth={1.75} />
            {badge ? <Badge variant="accent">{badge}</Badge> : null}
          </div>
          <h2 className="mt-4 text-xl font-bold">
            <Link to={to} className="after:absolute after:inset-0 after:rounded-lg">
              {title}
            </Link>
          </h2>
          <p className="mt-2 text-muted-foreground">{text}</p>
        </li>
      ))}
    </ul>
  );
}
