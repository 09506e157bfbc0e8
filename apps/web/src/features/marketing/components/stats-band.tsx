import { Container } from '#components/layouts/container.tsx';
import { formatNumber } from '@kawanusaha/contracts/format-number';
import type { PublicStats } from '../api/fetch-home-data.ts';

const figures = [
  { key: 'open_projects', label: 'proyek terbuka' },
  { key: 'members', label: 'anggota' },
  { key: 'contacts', label: 'relasi bisnis' },
  { key: 'cities', label: 'kota' },
] satisfies { key: keyof PublicStats; label: string }[];

/** Proof under the promise: figures from the database, counted when the page was made. A figure of zero is left out. */
export function StatsBand({ stats }: { stats: PublicStats }) {
  const shown = figures.filter(({ key }) => stats[key] > 0);
  if (shown.length === 0) return null;
  return (
    <section aria-label="KawanUsaha dalam angka" className="border-y border-border bg-card">
      <Container>
        <dl className="flex justify-between gap-3 py-4 sm:py-7">
          {shown.map(({ key, label }) => (
            <div
              key={key}
              className="flex flex-col-reverse justify-end sm:justify-start sm:flex-row-reverse sm:items-baseline sm:gap-2.5"
            >
              <dt className="text-sm leading-tight text-muted-foreground sm:text-base">{label}</dt>
              <dd className="text-2xl font-extrabold text-primary sm:text-3xl">{formatNumber(stats[key])}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}
