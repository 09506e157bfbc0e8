import { Page } from '#components/layouts/page.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { paths } from '#config/paths.ts';
import { fetchPremiumPrice } from '#features/premium/api/fetch-premium-price.ts';
import { PricingCards } from '#features/premium/components/pricing-cards.tsx';
import { faqs } from '#features/premium/faq.ts';
import { PricingDetails } from '#features/premium/components/pricing-details.tsx';
import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';
import { pageMeta, siteUrlFrom } from '#lib/page-meta.ts';
import { requestContext } from '#lib/request-context.ts';
import type { Route } from './+types/paket.ts';
import type { PageHandle } from '#lib/page-handle.ts';

export const handle: PageHandle = { starts: 'on-action' };

/** The questions come as data for the structured data, so that no script has to bring them. */
export async function loader({ context }: Route.LoaderArgs) {
  return { price: await fetchPremiumPrice(context.get(requestContext).fetchApi), faqs };
}

export const meta: Route.MetaFunction = ({ matches, loaderData: { price, faqs: questions } }) =>
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
          mainEntity: questions.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        },
      ],
    },
  });

export default function Pricing({ loaderData: { price } }: Route.ComponentProps) {
  return (
    <Page className="flex flex-col gap-14 lg:gap-20">
      <div>
        <PageHeader
          title="Paket"
          description="Mulai gratis. Bayar sekali bila Anda ingin melamar proyek, menghubungi relasi, dan memakai semua alat."
        />
        <PricingCards price={price} />
      </div>
      <PricingDetails />
    </Page>
  );
}
