import { Link } from 'react-router';
import { Page } from '#components/layouts/page.tsx';
import { Button } from '#components/ui/button.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { paths } from '#config/paths.ts';
import { fetchPremiumPrice } from '#features/premium/api/fetch-premium-price.ts';
import { FaqList } from '#features/premium/components/faq-list.tsx';
import { PricingCards } from '#features/premium/components/pricing-cards.tsx';
import { ProjectPromo } from '#features/premium/components/project-promo.tsx';
import { faqs } from '#features/premium/faq.ts';
import { formatRupiah } from '#lib/format-rupiah.ts';
import { pageMeta, siteUrlFrom } from '#lib/page-meta.ts';
import { requestContext } from '#lib/request-context.ts';
import type { Route } from './+types/paket.ts';

export function loader({ context }: Route.LoaderArgs) {
  return fetchPremiumPrice(context.get(requestContext).fetchApi);
}

export const meta: Route.MetaFunction = ({ matches, loaderData: price }) =>
  pageMeta(matches, {
    title: 'Paket',
    description: `Starter gratis selamanya, Premium ${formatRupiah(price)} sekali bayar seumur hidup. Bandingkan isinya dan pilih yang Anda butuhkan.`,
    path: paths.pricing,
    jsonLd: {
      '@graph': [
        {
          '@type': 'Product',
          name: 'KawanUsaha Premium',
          description: 'Akses seumur hidup ke semua fitur KawanUsaha.',
          image: `${siteUrlFrom(matches)}/og.png`,
          offers: {
            '@type': 'Offer',
            price,
            priceCurrency: 'IDR',
            availability: 'https://schema.org/InStock',
            url: siteUrlFrom(matches) + paths.pricing,
          },
        },
        {
          '@type': 'FAQPage',
          mainEntity: faqs.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        },
      ],
    },
  });

export default function Pricing({ loaderData: price }: Route.ComponentProps) {
  return (
    <Page className="flex flex-col gap-14 lg:gap-20">
      <div>
        <PageHeader
          title="Paket"
          description="Mulai gratis. Bayar sekali bila Anda ingin melamar proyek, menghubungi relasi, dan memakai semua alat."
        />
        <PricingCards price={price} />
      </div>
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
    </Page>
  );
}
