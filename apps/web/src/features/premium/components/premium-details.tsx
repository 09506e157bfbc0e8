import { Container } from '#components/layouts/container.tsx';
import { FaqList } from './faq-list.tsx';
import { PerkGrid } from './perk-grid.tsx';

/** The page of Premium below the price: what it holds, and what people ask. */
export function PremiumDetails() {
  return (
    <>
      <Container className="py-16 lg:py-20">
        <h2 className="mb-10 text-3xl font-extrabold">Isi Premium</h2>
        <PerkGrid />
      </Container>
      <section aria-labelledby="judul-tanya-jawab" className="border-t border-border bg-muted/50">
        <Container size="reading" className="py-16 lg:py-20">
          <h2 id="judul-tanya-jawab" className="mb-6 text-2xl font-extrabold">
            Yang sering ditanyakan
          </h2>
          <FaqList />
        </Container>
      </section>
    </>
  );
}
