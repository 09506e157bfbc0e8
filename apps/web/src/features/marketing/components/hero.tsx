import { ArrowDown, ArrowRight, Sparkles } from 'lucide-react';
import { lazy, type MouseEvent, Suspense } from 'react';
import { Link } from 'react-router';
import { KawungPattern } from '#components/brand/kawung-pattern.tsx';
import { Container } from '#components/layouts/container.tsx';
import { Button } from '#components/ui/button.tsx';
import { paths } from '#config/paths.ts';
import { featuresSectionId } from '../features-section-id.ts';

// A picture has nothing to bring to life: its drawing is not among the scripts that the page waits for.
const TeamIllustration = lazy(async () => {
  const { TeamIllustration: component } = await import('./team-illustration.tsx');
  return { default: component };
});

function scrollToFeatures(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const features = document.getElementById(featuresSectionId);
  features?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' });
  features?.focus({ preventScroll: true });
}

/** One promise, one action (spec §2 Home). */
export function Hero() {
  return (
    <section aria-labelledby="judul-beranda" className="relative overflow-hidden">
      <KawungPattern
        lines="stroke-motif"
        className="mask-[linear-gradient(to_bottom_left,black,transparent_70%)]"
      />
      <Container className="relative grid items-center gap-6 pt-8 pb-12 lg:grid-cols-[1.1fr_1fr] lg:gap-10 lg:pt-14 lg:pb-20">
        <div>
          <Link
            to={paths.projects}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-primary/25 bg-primary-soft px-4 text-sm font-semibold text-primary-soft-foreground hover:border-primary"
          >
            <Sparkles aria-hidden className="size-4" />
            Cari Project sudah tersedia
            <ArrowRight aria-hidden className="size-4" />
          </Link>
          <h1 id="judul-beranda" className="mt-5 text-4xl font-extrabold">
            Platform Lengkap untuk Entrepreneur Indonesia
          </h1>
          <p className="mt-5 max-w-xl text-lg text-muted-foreground">
            Temukan ide usaha yang cocok dengan keahlian Anda, cari teman satu tim, dan bangun relasi bisnis.
            Semua dari ponsel, mulai tanpa biaya.
          </p>
          <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
            <Button asChild size="lg">
              <Link to={paths.premium}>Gabung Komunitas Premium</Link>
            </Button>
            <Button asChild size="lg" variant="outline">
              <a href={`#${featuresSectionId}`} onClick={scrollToFeatures}>
                Eksplor Fitur
                <ArrowDown aria-hidden />
              </a>
            </Button>
          </div>
          <p className="mt-3">
            <Link to={paths.relations} className="btn btn-link">
              Daftarkan Diri di Cari Relasi
            </Link>
          </p>
        </div>
        <Suspense fallback={<div className="mx-auto aspect-13/12 w-full max-w-md lg:max-w-none" />}>
          <TeamIllustration className="mx-auto w-full max-w-md lg:max-w-none" />
        </Suspense>
      </Container>
    </section>
  );
}
