import { ArrowRight, Sparkles } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { KawungPattern } from '#components/brand/kawung-pattern.tsx';
import { Container } from '#components/layouts/container.tsx';
import { Button } from '#components/ui/button.tsx';
import { paths } from '#config/paths.ts';
import { featuresSectionId } from '../features-section-id.ts';

function scrollToFeatures(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const features = document.getElementById(featuresSectionId);
  features?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' });
  features?.focus({ preventScroll: true });
}

type Props = {
  /** What is there today: beside the promise, on a phone between the search and the ways on. */
  live: ReactNode;
  /** Proof below the ways on. */
  proof: ReactNode;
};

/** One promise, the search, what is there today, and the specified ways on (spec §2 Home): on a phone in one screen. */
export function Hero({ live, proof }: Props) {
  return (
    <section aria-labelledby="judul-beranda" className="relative overflow-hidden">
      <KawungPattern lines="bg-motif" className="hero-pattern" />
      <Container className="hero">
        <div>
          <Link to={paths.projects} className="hero-news">
            <Sparkles aria-hidden className="size-4" />
            Cari Project sudah tersedia
            <ArrowRight aria-hidden className="size-4" />
          </Link>
          <h1 id="judul-beranda" className="mt-3 text-3xl font-extrabold sm:mt-5 sm:text-4xl">
            Platform Lengkap untuk Entrepreneur Indonesia
          </h1>
          <p className="mt-2 max-w-xl text-muted-foreground sm:mt-4 sm:text-lg">
            Temukan teman satu tim, relasi, dan ide usaha. Mulai tanpa biaya.
          </p>
          <search>
            <form action={paths.projects} method="get" className="mt-4 flex max-w-xl gap-2">
              <input
                type="search"
                name="q"
                aria-label="Cari proyek"
                placeholder="Desain, jualan, Bandung..."
                maxLength={100}
                enterKeyHint="search"
                className="control min-w-0 flex-1"
              />
              <Button type="submit" variant="secondary">
                Cari
              </Button>
            </form>
          </search>
        </div>
        <div className="mt-4 max-lg:max-w-xl lg:row-span-2 lg:mt-0 lg:self-center">{live}</div>
        <div>
          <div className="mt-5 flex flex-wrap gap-x-3 gap-y-2">
            <Button asChild className="max-sm:w-full">
              <Link to={paths.premium}>Gabung Komunitas Premium</Link>
            </Button>
            <Button asChild variant="outline" className="max-sm:px-3">
              <a href={`#${featuresSectionId}`} onClick={scrollToFeatures}>
                Eksplor Fitur
              </a>
            </Button>
            <Link to={paths.relations} className="btn btn-link max-sm:grow max-sm:px-0 max-sm:text-sm">
              Daftarkan Diri di Cari Relasi
            </Link>
          </div>
          {proof}
        </div>
      </Container>
    </section>
  );
}
