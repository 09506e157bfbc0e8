import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';
import { perks, starterPerks } from '../perks.ts';
import { BuyPremium } from './buy-premium.tsx';
import { PerkList } from './perk-list.tsx';
import { StarterButton } from './starter-button.tsx';

/** The two plans side by side (spec §2 Pricing); on phones the one that gates lead to comes first, with its button in the first screen. In: the price of Premium in whole Rupiah. */
export function PricingCards({ price }: { price: number }) {
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      <section
        aria-labelledby="paket-premium"
        className="card relative border-primary p-6 ring-1 ring-primary sm:p-8"
      >
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id="paket-premium" className="text-xl font-bold">
            Premium
          </h2>
          <span className="badge badge-accent">Sekali bayar</span>
        </div>
        <p className="mt-3">
          <span className="text-4xl font-extrabold">{formatRupiah(price)}</span>{' '}
          <span className="whitespace-nowrap text-muted-foreground max-xs:block">seumur hidup</span>
        </p>
        <p className="mt-3 mb-6 text-muted-foreground md:min-h-[2lh]">
          Untuk melamar proyek, menghubungi relasi, dan memakai semua alat.
        </p>
        <BuyPremium label="Beli Premium" />
        <div className="mt-8">
          <PerkList items={['Semua isi Starter', ...perks.map(({ title }) => title)]} />
        </div>
      </section>

      <section aria-labelledby="paket-starter" className="card p-6 sm:p-8">
        <h2 id="paket-starter" className="text-xl font-bold">
          Starter
        </h2>
        <p className="mt-3">
          <span className="text-4xl font-extrabold">Gratis</span>{' '}
          <span className="text-muted-foreground">selamanya</span>
        </p>
        <p className="mt-3 mb-6 text-muted-foreground md:min-h-[2lh]">
          Untuk melihat-lihat dan memasang proyek pertama Anda.
        </p>
        <StarterButton />
        <div className="mt-8">
          <PerkList items={starterPerks} />
        </div>
      </section>
    </div>
  );
}
