import { Link } from 'react-router';
import { KawungPattern } from '#components/brand/kawung-pattern.tsx';
import { Container } from '#components/layouts/container.tsx';
import { paths } from '#config/paths.ts';
import type { LatestProject } from '../api/fetch-home-data.ts';
import { LatestProjects } from './latest-projects.tsx';

/** Banner for Cari Project (spec §2 Home), with the newest listings when there are some. */
export function ProjectBanner({ latestProjects }: { latestProjects: LatestProject[] }) {
  return (
    <section
      aria-labelledby="judul-cari-project"
      className="below-screen relative overflow-hidden bg-band text-band-foreground"
    >
      <KawungPattern lines="stroke-band-motif" />
      <Container className="relative py-16 lg:py-20">
        <div className="max-w-reading">
          <h2 id="judul-cari-project" className="text-3xl font-extrabold">
            Fitur Terbaru: Cari Project!
          </h2>
          <p className="mt-3 text-lg text-band-muted-foreground">
            Pasang proyek tanpa biaya dan terima lamaran dari orang yang tepat. Anggota Premium dapat langsung
            melamar dan menghubungi pemilik proyek.
          </p>
          <div className="mt-6 flex flex-col gap-3 sm:flex-row">
            <Link to={paths.projects} className="btn btn-accent btn-lg">
              Coba Sekarang
            </Link>
            <Link to={paths.pricing} className="btn btn-on-band btn-lg">
              Upgrade Premium
            </Link>
          </div>
        </div>
        {latestProjects.length > 0 ? (
          <div className="mt-10">
            <p className="mb-4 font-semibold">Baru saja dipasang</p>
            <LatestProjects projects={latestProjects} />
          </div>
        ) : null}
      </Container>
    </section>
  );
}
