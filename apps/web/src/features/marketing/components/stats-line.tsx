import { formatNumber } from '@kawanusaha/contracts/format-number';
import { Avatar } from '#components/ui/avatar.tsx';
import { photoSources } from '#lib/pictures/picture-sources.ts';
import type { PublicStats } from '../api/fetch-home-data.ts';

const figures = [
  { key: 'open_projects', label: 'proyek terbuka' },
  { key: 'members', label: 'anggota' },
  { key: 'contacts', label: 'relasi bisnis' },
  { key: 'cities', label: 'kota' },
] satisfies { key: keyof PublicStats; label: string }[];

type Props = {
  stats: PublicStats;
  /** Photos of owners who agreed to be seen, at most four. */
  photos: string[];
};

/** Proof under the promise: faces with consent, and figures counted when the page was made. A figure of zero is left out. */
export function StatsLine({ stats, photos }: Props) {
  const shown = figures.filter(({ key }) => stats[key] > 0);
  if (shown.length === 0) return null;
  return (
    <section
      aria-label="KawanUsaha dalam angka"
      className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm"
    >
      {photos.length === 0 ? null : (
        <span aria-hidden className="flex -space-x-2.5">
          {photos.map((photo) => (
            <Avatar
              key={photo}
              name=""
              photo={photoSources(photo, 36)}
              size={36}
              className="size-9 ring-2 ring-background"
            />
          ))}
        </span>
      )}
      <ul className="grid grid-cols-2 gap-x-2.5 text-muted-foreground sm:flex">
        {shown.map(({ key, label }) => (
          <li key={key}>
            <span className="font-bold text-foreground">{formatNumber(stats[key])}</span>
            {` ${label}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
