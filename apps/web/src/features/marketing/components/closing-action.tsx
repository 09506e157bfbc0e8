import { Link } from 'react-router';
import { KawungMark } from '#components/brand/kawung-mark.tsx';
import { Container } from '#components/layouts/container.tsx';
import { Button } from '#components/ui/button.tsx';
import { paths } from '#config/paths.ts';

/** The one closing action of the landing page (spec §2 Home). */
export function ClosingAction() {
  return (
    <section aria-labelledby="judul-ajakan" className="below-screen">
      <Container className="py-16 text-center lg:py-24">
        <KawungMark className="mx-auto size-16" />
        <h2 id="judul-ajakan" className="mx-auto mt-5 max-w-2xl text-3xl font-extrabold">
          Usaha pertama Anda bisa dimulai hari ini
        </h2>
        <p className="mx-auto mt-3 max-w-xl text-lg text-muted-foreground">
          Buat ide bisnis tanpa biaya. Upgrade hanya bila Anda membutuhkannya, sekali bayar untuk selamanya.
        </p>
        <div className="mt-8 flex flex-col justify-center gap-3 sm:flex-row">
          <Button asChild size="lg">
            <Link to={paths.ai}>Mulai Gratis</Link>
          </Button>
          <Button asChild size="lg" variant="outline">
            <Link to={paths.pricing}>Lihat Paket Premium</Link>
          </Button>
        </div>
      </Container>
    </section>
  );
}
