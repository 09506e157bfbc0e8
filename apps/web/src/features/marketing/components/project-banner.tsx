import { Link } from 'react-router';
import { KawungPattern } from '#components/brand/kawung-pattern.tsx';
import { Container } from '#components/layouts/container.tsx';
import { paths } from '#config/paths.ts';

/** Banner for Cari Project (spec §2 Home). */
export function ProjectBanner() {
  return (
    <section
      aria-labelledby="judul-cari-project"
      className="relative overflow-hidden bg-band text-band-foreground"
    >
      <KawungPattern lines="stroke-band-motif" />
      <Container className="relative py-8 sm:py-16 lg:py-20">
        <div className="max-w-reading">
          <h2 id="judul-cari-project" className="text-2xl font-extrabold sm:text-3xl">
            Fitur Terbaru: Cari Project!
          </h2>
          <p className="mt-2 text-band-muted-foreground">
            Pasang proyek tanpa biaya dan terima lamaran dari orang yang tepat. Anggota Premium dapat langsung
            melamar dan menghubungi pemilik proyek.
          </p>
          <div className="mt-5 flex flex-wrap gap-3">
            <Link to={paths.projects} className="btn btn-accent grow sm:grow-0">
              Coba Sekarang
            </Link>
            <Link to={paths.pricing} className="btn btn-on-band grow sm:grow-0">
              Upgrade Premium
            </Link>
          </div>
        </div>
      </Container>
    </section>
  );
}
