import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';
import type { PublicSalesPage } from './api/get-sales-page.ts';

/** A page in one sentence, for search results and shared links. */
export function describeSalesPage({ name, offer, city, items }: PublicSalesPage): string {
  const cheapest = Math.min(...items.map(({ price }) => price));
  const start = `${name}${city === '' ? '' : ` di ${city}`}, mulai ${formatRupiah(cheapest)}.`;
  return `${start} ${offer}`.replaceAll(/\s+/g, ' ').slice(0, 200);
}

/** The page as structured data (schema.org): nothing that the page itself does not show. In: its full address. */
export const structureSalesPage = (page: PublicSalesPage, url: string) => ({
  '@context': 'https://schema.org',
  '@type': 'LocalBusiness',
  name: page.name,
  description: page.offer,
  url,
  ...(page.city !== '' && {
    address: { '@type': 'PostalAddress', addressLocality: page.city, addressCountry: 'ID' },
  }),
  ...(page.whatsapp !== null && { telephone: `+${page.whatsapp}` }),
  makesOffer: page.items.map(({ name, price }) => ({
    '@type': 'Offer',
    price,
    priceCurrency: 'IDR',
    itemOffered: { '@type': 'Product', name },
  })),
});
