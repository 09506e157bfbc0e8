import { Link } from 'react-router';
import { KawungPattern } from '#components/brand/kawung-pattern.tsx';
import { Container } from '#components/layouts/container.tsx';
import { paths } from '#config/paths.ts';
import { fetchPremiumPrice } from '#features/premium/api/fetch-premium-price.ts';
import { BuyPremium } from '#features/premium/components/buy-premium.tsx';
import { PremiumDetails } from '#features/premium/components/premium-details.tsx';
import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';
import { pageMeta } from '#lib/page-meta.ts';
import { requestContext } from '#lib/request-context.ts';
import type { Route } from './+types/premium.ts';
import type { PageHandle } from '#lib/page-handle.ts';

export const handle: PageHandle = { starts: 'on-action' };

export function loader({ context }: Route.LoaderArgs) {
  return fetchPremiumPrice(context.get(requestContext).fetchApi);
}

export const meta: Route.MetaFunction = ({ matches, loaderData: price }) =>
  pageMeta(matches, {
    title: 'Premium',
    description: `Komunitas, alat AI, template Excel 14 in 1, semua proyek dan relasi. ${formatRupiah(price)} sekali bayar, seumur hidup.`,
    path: paths.premium,
  });

export default function Premium({ loaderData }: Route.ComponentProps) {
  const price = formatRupiah(loaderData);
  return (
    <>
      <section className="relative overflow-hidden bg-band text-band-foreground">
        <KawungPattern lines="bg-band-motif" />
        <Container className="relative grid items-center gap-10 py-14 lg:grid-cols-[1.3fr_1fr] lg:py-20">
          <div>
            <p className="font-semibold text-accent">KawanUsaha Premium</p>
            <h1 className="mt-3 text-4xl font-extrabold">Semua yang Anda butuhkan, sekali bayar</h1>
            <p className="mt-5 max-w-xl text-lg text-band-muted-foreground">
              Bergabung dengan komunitas, lamar proyek mana pun, dan hubungi siapa pun di direktori. Tanpa
              langganan dan tanpa biaya perpanjangan.
            </p>
          </div>
          <div className="card p-6 sm:p-8">
            <p className="text-sm font-semibold text-muted-foreground">Harga</p>
            <p className="mt-1">
              <span className="text-4xl font-extrabold">{price}</span>{' '}
              <span className="whitespace-nowrap text-muted-foreground max-xs:block">seumur hidup</span>
            </p>
            <p className="mt-3 mb-6 text-muted-foreground">
              Aktif begitu pembayaran dikonfirmasi. Uang kembali dalam 7 hari bila belum dipakai.
            </p>
            <BuyPremium label="Gabung Premium" />
            <p className="mt-3 text-center">
              <Link to={paths.pricing} className="btn btn-link">
                Bandingkan dengan paket Starter
              </Link>
            </p>
          </div>
        </Container>
      </section>
      <PremiumDetails />
    </>
  );
}
