import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { KawungPattern } from '#components/brand/kawung-pattern.tsx';
import { Container } from '#components/layouts/container.tsx';
import { paths } from '#config/paths.ts';
import { cn } from '#lib/cn.ts';
import { thingUrl } from '#lib/pictures/find-thing.ts';
import { faces } from '../faces.ts';

/** What a match looks like. */
function MatchScene() {
  return (
    <div className="scene-card flex items-center gap-3 md:max-lg:flex-col md:max-lg:items-start md:max-lg:gap-1.5">
      <Drawing src={thingUrl('scooter')} className="size-14 rounded-md md:max-lg:size-9" />
      <span className="flex flex-col items-start gap-1">
        <span className="font-bold">Nebeng Kampus</span>
        <span className="badge badge-default">
          <Check aria-hidden /> cocok: UI/UX Design
        </span>
      </span>
    </div>
  );
}

/** What a conversation looks like. */
function TalkScene() {
  return (
    <div className="flex w-full max-w-72 flex-col gap-2 text-sm">
      <span className="flex items-end gap-2">
        <Drawing src={faces.mei} className="size-9 rounded-full" />
        <span className="rounded-lg rounded-bl-none bg-card px-3 py-2">Saya bisa desain kemasan</span>
      </span>
      <span className="flex items-end justify-end gap-2">
        <span className="rounded-lg rounded-br-none bg-primary px-3 py-2 text-primary-foreground">
          Pas! Sabtu bertemu?
        </span>
        <Drawing src={faces.agus} className="size-9 rounded-full" />
      </span>
    </div>
  );
}

/** What an idea looks like: what was read, and what came of it. */
function IdeaScene() {
  return (
    <div className="scene-card">
      <span className="flex gap-1.5">
        {['Laravel', 'malam', 'Alor'].map((word) => (
          <span key={word} className="badge badge-secondary md:max-lg:last:hidden">
            {word}
          </span>
        ))}
      </span>
      <span className="mt-2 flex items-center gap-3">
        <Drawing src={thingUrl('shop')} className="size-11 rounded-md md:max-lg:hidden" />
        <span>
          <span className="block font-bold">Pesan-antar warung</span>
          <span className="text-sm text-muted-foreground">modal Rp 500 ribu</span>
        </span>
      </span>
    </div>
  );
}

function Drawing({ src, className }: { src: string; className: string }) {
  return (
    <img
      src={src}
      alt=""
      width={64}
      height={64}
      loading="lazy"
      decoding="async"
      className={cn('shrink-0 object-cover', className)}
    />
  );
}

const highlights: { title: string; text: string; to: string; ground: string; scene: ReactNode }[] = [
  {
    title: 'Cari Project',
    text: 'Lamar proyek yang butuh keahlian Anda, atau pasang milik Anda.',
    to: paths.projects,
    ground: 'bg-primary-soft',
    scene: <MatchScene />,
  },
  {
    title: 'Networking',
    text: 'Pemasaran, desain, teknologi, keuangan: kenalan lewat pesan dulu.',
    to: paths.relations,
    ground: 'bg-accent-soft',
    scene: <TalkScene />,
  },
  {
    title: 'AI Assistant',
    text: 'Ceritakan keahlian dan modal. Dapatkan ide dengan langkah pertamanya.',
    to: paths.ideaAi,
    ground: 'bg-muted',
    scene: <IdeaScene />,
  },
];

/** The three highlight cards under the hero (spec §2 Home), each with an example of the product in use. */
export function Highlights() {
  return (
    <Container>
      <ul className="grid gap-3 py-6 sm:gap-4 sm:py-12 md:grid-cols-3 md:gap-6">
        {highlights.map(({ title, text, to, ground, scene }) => (
          <li key={title} className="card relative overflow-hidden hover:border-primary">
            <div
              aria-hidden
              className={cn('relative grid h-30 place-items-center overflow-hidden p-3 md:h-40', ground)}
            >
              <KawungPattern lines="bg-motif" />
              <div className="relative flex w-full justify-center">{scene}</div>
            </div>
            <div className="px-4 py-3 md:p-5">
              <h2 className="text-lg font-bold">
                <Link to={to} className="after:absolute after:inset-0 after:rounded-lg">
                  {title}
                </Link>
              </h2>
              <p className="text-sm text-muted-foreground">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Container>
  );
}
