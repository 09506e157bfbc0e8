import { Link } from 'react-router';
import { KawungPattern } from '#components/brand/kawung-pattern.tsx';
import { Container } from '#components/layouts/container.tsx';
import { paths } from '#config/paths.ts';

/** Banner for Cari Project (spec §2 Home). */
export function ProjectBanner() {
  return (
    <Container>
      <section aria-labelledby="judul-cari-project" className="project-banner">
        <KawungPattern lines="bg-band-motif" />
        <div className="relative">
          <h2 id="judul-cari-project" className="text-xl font-extrabold sm:text-2xl">
            Fitur Terbaru: Cari Project!
          </h2>
          <p className="mt-1 text-band-muted-foreground">
            Pasang proyek tanpa biaya, terima lamaran dari orang yang tepat.
          </p>
        </div>
        <div className="relative mt-4 flex flex-wrap gap-2.5 sm:gap-3 lg:mt-0 lg:shrink-0">
          <Link to={paths.projects} className="btn btn-accent grow max-sm:px-3 sm:grow-0">
            Coba Sekarang
          </Link>
          <Link to={paths.pricing} className="btn btn-on-band grow max-sm:px-3 sm:grow-0">
            Upgrade Premium
          </Link>
        </div>
      </section>
    </Container>
  );
}
