import { Link } from 'react-router';
import { KawungPattern } from '#components/brand/kawung-pattern.tsx';
import { paths } from '#config/paths.ts';

/** Promo block for Cari Project on the pricing page (spec §2 Pricing). */
export function ProjectPromo() {
  return (
    <section
      aria-labelledby="promo-cari-project"
      className="relative overflow-hidden rounded-xl bg-band p-6 text-band-foreground sm:p-10"
    >
      <KawungPattern lines="bg-band-motif" />
      <div className="relative flex flex-col gap-6 md:flex-row md:items-center md:justify-between">
        <div className="max-w-xl">
          <h2 id="promo-cari-project" className="text-2xl font-extrabold">
            Cari Project: temukan teman satu tim
          </h2>
          <p className="mt-2 text-band-muted-foreground">
            Memasang proyek selalu gratis. Dengan Premium, Anda juga dapat melamar proyek orang lain.
          </p>
        </div>
        <Link to={paths.projects} className="btn btn-accent btn-lg shrink-0">
          Lihat Proyek
        </Link>
      </div>
    </section>
  );
}
