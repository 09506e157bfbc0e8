import { Link } from 'react-router';
import { KawungMark } from '#components/brand/kawung-mark.tsx';
import { Container } from '#components/layouts/container.tsx';
import { Button } from '#components/ui/button.tsx';
import { paths } from '#config/paths.ts';

/** The one closing action of the landing page (spec §2 Home). */
export function ClosingAction() {
  return (
    <section aria-labelledby="judul-ajakan">
      <Container className="py-6 text-center sm:py-12">
        <KawungMark className="mx-auto size-16 max-sm:hidden" />
        <h2 id="judul-ajakan" className="mx-auto max-w-2xl text-2xl sm:mt-5 sm:text-3xl font-extrabold">
          Usaha pertama Anda bisa dimulai hari ini
        </h2>
        <p className="mx-auto mt-2 max-w-xl text-muted-foreground">
          Buat ide bisnis tanpa biaya. Upgrade hanya bila Anda membutuhkannya, sekali bayar untuk selamanya.
        </p>
        <div className="mt-5 flex flex-wrap justify-center gap-3">
          <Button asChild className="max-sm:grow">
            <Link to={paths.ai}>Mulai Gratis</Link>
          </Button>
          <Button asChild variant="outline" className="max-sm:grow">
            <Link to={paths.pricing}>Lihat Paket Premium</Link>
          </Button>
        </div>
      </Container>
    </section>
  );
}
