import { Link } from 'react-router';
import { Button } from '#components/ui/button.tsx';
import { paths } from '#config/paths.ts';
import { FaqList } from './faq-list.tsx';
import { ProjectPromo } from './project-promo.tsx';

/** What follows the two plans on /paket (spec §2 Pricing): the promo block, questions and 'Hubungi Kami'. */
export function PricingDetails() {
  return (
    <>
      <ProjectPromo />
      <section aria-labelledby="judul-tanya-jawab" className="max-w-3xl">
        <h2 id="judul-tanya-jawab" className="mb-6 text-2xl font-extrabold">
          Yang sering ditanyakan
        </h2>
        <FaqList />
        <p className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2">
          Masih ada pertanyaan?
          <Button asChild variant="outline">
            <Link to={paths.about}>Hubungi Kami</Link>
          </Button>
        </p>
      </section>
    </>
  );
}
