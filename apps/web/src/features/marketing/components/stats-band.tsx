import { Container } from '#components/layouts/container.tsx';
import { formatNumber } from '#lib/format-number.ts';
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
        <dl className="grid grid-cols-2 gap-y-6 py-7 sm:flex sm:justify-between">
          {shown.map(({ key, label }) => (
            <div key={key} className="flex flex-col-reverse sm:flex-row-reverse sm:items-baseline sm:gap-2.5">
              <dt className="text-muted-foreground">{label}</dt>
              <dd className="text-3xl font-extrabold text-primary">{formatNumber(stats[key])}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}
