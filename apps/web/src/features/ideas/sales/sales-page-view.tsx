import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';
import type { SalesPage } from '@kawanusaha/contracts/sales-page';
import { Clock, MapPin, MessageCircle } from 'lucide-react';
import { buttonVariants } from '#components/ui/button.tsx';
import { cn } from '#lib/cn.ts';
import { whatsappChatLink } from '#lib/whatsapp-link.ts';
import { Awning } from './awning.tsx';
import { salesMessages as messages } from './messages.ts';

type Props = {
  page: SalesPage;
  /** International digits; null where there is no button. */
  whatsapp: string | null;
  /** In the owner's form: the names are one level lower, and the button stays in its place. */
  isPreview?: boolean;
};

/** What a business sells: the roof of its stall, the offer, the list with prices, and how one orders. */
export function SalesPageView({ page, whatsapp, isPreview = false }: Props) {
  const { name, offer, city, how, items } = page;
  const Title = isPreview ? 'h3' : 'h1';
  const Part = isPreview ? 'h4' : 'h2';
  return (
    <article className="flex flex-col gap-6">
      <header className="overflow-hidden rounded-lg bg-primary-soft text-primary-soft-foreground">
        <Awning />
        <div className="flex flex-col gap-3 px-5 pt-3 pb-6 sm:px-8">
          <Title className="text-3xl leading-tight font-extrabold wrap-anywhere sm:text-4xl">{name}</Title>
          {city === '' ? null : (
            <p className="flex items-center gap-2 font-medium">
              <MapPin aria-hidden className="size-5 shrink-0" />
              <span className="wrap-anywhere">{city}</span>
            </p>
          )}
          <p className="max-w-reading wrap-anywhere whitespace-pre-line">{offer}</p>
        </div>
      </header>
      <section className="flex flex-col gap-2">
        <Part className="text-xl font-bold">{messages.prices}</Part>
        <ul className="card divide-y divide-border px-5">
          {items.map((item, index) => (
            <li key={index} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-4">
              <span className="min-w-0 flex-1 basis-40 font-medium wrap-anywhere">{item.name}</span>
              <span className="wrap-anywhere">
                <strong className="figures text-lg">{formatRupiah(item.price)}</strong>
                {item.unit === '' ? null : (
                  <span className="text-sm text-muted-foreground"> / {item.unit}</span>
                )}
              </span>
            </li>
          ))}
        </ul>
      </section>
      {how === '' ? null : (
        <section className="flex flex-col gap-2">
          <Part className="text-xl font-bold">{messages.how}</Part>
          <p className="flex items-start gap-3">
            <Clock aria-hidden className="mt-0.5 size-5 shrink-0 text-muted-foreground" />
            <span className="max-w-reading wrap-anywhere whitespace-pre-line">{how}</span>
          </p>
        </section>
      )}
      {whatsapp === null ? null : (
        <div
          className={
            isPreview
              ? 'flex'
              : 'action-bar flex lg:static lg:flex lg:border-0 lg:bg-transparent lg:px-0 lg:py-0'
          }
        >
          <a
            href={whatsappChatLink(whatsapp, messages.greeting(name))}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className={cn(buttonVariants({ size: 'lg' }), 'flex-1 sm:flex-none')}
          >
            <MessageCircle aria-hidden /> {messages.order}
          </a>
        </div>
      )}
    </article>
  );
}
