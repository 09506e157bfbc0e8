import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { KawungPattern } from '#components/brand/kawung-pattern.tsx';
import { Container } from '#components/layouts/container.tsx';
import { ListingPicture } from '#components/listing-picture.tsx';
import { paths } from '#config/paths.ts';
import { cn } from '#lib/cn.ts';
import { thingUrl } from '#lib/pictures/find-thing.ts';
import type { LatestProject } from '../api/fetch-home-data.ts';
import { faces } from '../faces.ts';

/** What a match looks like: with a listing that is open now, where there is one. */
function MatchScene({ project }: { project: LatestProject | undefined }) {
  const shape = 'size-14 shrink-0 rounded-md md:max-lg:size-9';
  return (
    <div className="scene-card flex items-center gap-3 md:max-lg:flex-col md:max-lg:items-start md:max-lg:gap-1.5">
      {project === undefined ? (
        <Drawing src={thingUrl('scooter')} className={shape} />
      ) : (
        <ListingPicture project={project} sizes="12.5rem" shape={shape} />
      )}
      <span className="flex min-w-0 flex-col items-start gap-1">
        <span className="line-clamp-1 font-bold">{project?.project_name ?? 'Nebeng Kampus'}</span>
        <span className="badge badge-default">
          <Check aria-hidden className="md:max-lg:hidden" /> {project?.required_skills[0] ?? 'UI/UX Design'}
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

type Props = {
  /** A listing for the first card, which is not among the first ones of a phone. */
  project: LatestProject | undefined;
};

const highlights: {
  title: string;
  text: string;
  to: string;
  ground: string;
  Scene: (props: Props) => ReactNode;
}[] = [
  {
    title: 'Cari Project',
    text: 'Lamar proyek yang butuh keahlian Anda, atau pasang milik Anda.',
    to: paths.projects,
    ground: 'bg-primary-soft',
    Scene: MatchScene,
  },
  {
    title: 'Networking',
    text: 'Pemasaran, desain, teknologi, keuangan: kenalan lewat pesan dulu.',
    to: paths.relations,
    ground: 'bg-accent-soft',
    Scene: TalkScene,
  },
  {
    title: 'AI Assistant',
    text: 'Ceritakan keahlian dan modal. Dapatkan ide dengan langkah pertamanya.',
    to: paths.ideaAi,
    ground: 'bg-muted',
    Scene: IdeaScene,
  },
];

/** The three highlight cards under the hero (spec §2 Home), each with the product in use; the first with a listing that is open now. */
export function Highlights({ project }: Props) {
  return (
    <Container>
      <ul className="grid gap-3 py-6 sm:gap-4 sm:py-12 md:grid-cols-3 md:gap-6">
        {highlights.map(({ title, text, to, ground, Scene }) => (
          <li key={title} className="card relative overflow-clip hover:border-primary">
            <div aria-hidden className={cn('scene-ground', ground)}>
              <KawungPattern lines="bg-motif" />
              <div className="scene">
                <Scene project={project} />
              </div>
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
