import { formatNumber } from '@kawanusaha/contracts/format-number';
import { parseFigure } from '@kawanusaha/contracts/finance/parse-figure';
import { formatWhatsapp, isWhatsapp, normalizeWhatsapp } from '@kawanusaha/contracts/phone-number';
import { type SalesPage, salesPageSchema } from '@kawanusaha/contracts/sales-page';
import type { SalesPageDraft } from '@kawanusaha/contracts/sales-page-draft';
import { salesPageLimits } from '@kawanusaha/contracts/sales-page-limits';
import { salesMessages as messages } from './messages.ts';

/** What stands in the form: prices and the number as they are typed. */
export type SalesFormValues = Omit<SalesPageDraft, 'items'> & {
  items: { name: string; price: string; unit: string }[];
  whatsapp: string;
  agreed: boolean;
};

/** Problems by field: 'slug', 'items.0.price'. */
export type SalesErrors = Readonly<Record<string, string>>;

const priceRule = { ...salesPageLimits.price, isMoney: true } as const;

/** The form of a page. In: the page that is written, and the number that is shown already. */
export const openSalesForm = (page: SalesPageDraft, whatsapp: string | null): SalesFormValues => ({
  ...page,
  items: page.items.map((item) => ({ ...item, price: item.price === 0 ? '' : formatNumber(item.price) })),
  whatsapp: whatsapp === null ? '' : formatWhatsapp(whatsapp),
  agreed: whatsapp !== null,
});

/** What is kept with the idea while one types: all but the number; a price that cannot be read counts as none. */
export function draftOfForm({ whatsapp: _number, agreed: _agreed, items, ...texts }: SalesFormValues) {
  const read = (text: string) => {
    const parsed = parseFigure(text, priceRule);
    return parsed.kind === 'figure' ? parsed.value : 0;
  };
  return { ...texts, items: items.map((item) => ({ ...item, price: read(item.price) })) };
}

/** The page of a form that can be sent, or the problem of each field. */
export function checkSalesForm(
  values: SalesFormValues,
): { page: SalesPage; whatsapp: string | null } | { errors: SalesErrors } {
  const errors: Record<string, string> = {};
  values.items.forEach((item, index) => {
    const parsed = parseFigure(item.price, priceRule);
    if (parsed.kind === 'problem') errors[`items.${index}.price`] = parsed.message;
  });
  const checked = salesPageSchema.safeParse(draftOfForm(values));
  for (const { path, message } of checked.success ? [] : checked.error.issues)
    errors[path.join('.')] ??= message;
  const number = values.whatsapp.trim();
  if (number !== '' && !isWhatsapp(number)) errors['whatsapp'] = 'Format nomor WhatsApp tidak valid';
  if (number !== '' && !values.agreed) errors['agreed'] = messages.agreeMissing;
  return checked.success && Object.keys(errors).length === 0
    ? { page: checked.data, whatsapp: number === '' ? null : normalizeWhatsapp(number) }
    : { errors };
}

/** Whether two pages say the same, in whatever order their fields came. */
export function isSamePage(one: SalesPageDraft, other: SalesPageDraft): boolean {
  const write = ({ slug, name, offer, city, how, items }: SalesPageDraft) =>
    JSON.stringify([slug, name, offer, city, how, items.map((item) => [item.name, item.price, item.unit])]);
  return write(one) === write(other);
}
