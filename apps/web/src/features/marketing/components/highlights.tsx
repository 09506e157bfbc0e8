import { Bot, Handshake, Users } from 'lucide-react';
import { Link } from 'react-router';
import { Container } from '#components/layouts/container.tsx';
import { paths } from '#config/paths.ts';

const highlights = [
  {
    title: 'Cari Project',
    text: 'Punya ide tetapi belum punya tim? Pasang proyek Anda, atau lamar proyek yang sesuai keahlian Anda.',
    to: paths.projects,
    Icon: Users,
  },
  {
    title: 'Networking',
    text: 'Temukan orang pemasaran, desain, teknologi, atau keuangan yang siap diajak bekerja sama.',
    to: paths.relations,
    Icon: Handshake,
  },
  {
    title: 'AI Assistant',
    text: 'Ceritakan keahlian dan minat Anda. Idea AI menyusun ide usaha lengkap dengan langkah pertamanya.',
    to: paths.ideaAi,
    Icon: Bot,
  },
];

/** The three highlight cards under the hero (spec §2 Home). */
export function Highlights() {
  return (
    <Container>
      <ul className="grid gap-4 py-16 md:grid-cols-3 md:gap-6 lg:py-20">
        {highlights.map(({ title, text, to, Icon }) => (
          <li key={title} className="card relative p-6 hover:border-primary">
            <Icon aria-hidden className="size-8 text-primary" strokeWidth={1.75} />
            <h2 className="mt-4 text-xl font-bold">
              <Link to={to} className="after:absolute after:inset-0 after:rounded-lg">
                {title}
              </Link>
            </h2>
            <p className="mt-2 text-muted-foreground">{text}</p>
          </li>
        ))}
      </ul>
    </Container>
  );
}
