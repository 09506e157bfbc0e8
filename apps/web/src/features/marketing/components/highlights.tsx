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
      <ul className="grid gap-3 py-8 sm:gap-4 sm:py-16 md:grid-cols-3 md:gap-6 lg:py-20">
        {highlights.map(({ title, text, to, Icon }) => (
          <li
            key={title}
            className="card relative grid grid-cols-[auto_1fr] gap-x-3.5 p-4 hover:border-primary sm:flex sm:p-6"
          >
            <Icon aria-hidden className="row-span-2 size-8 text-primary" strokeWidth={1.75} />
            <h2 className="text-lg font-bold sm:mt-4 sm:text-xl">
              <Link to={to} className="after:absolute after:inset-0 after:rounded-lg">
                {title}
              </Link>
            </h2>
            <p className="text-sm text-muted-foreground sm:mt-2 sm:text-base">{text}</p>
          </li>
        ))}
      </ul>
    </Container>
  );
}
