import { proposeAddress } from '../sales-page.ts';
import type { SalesPageDraft } from '../sales-page-draft.ts';
import { salesPageLimits } from '../sales-page-limits.ts';
import type { IdeaRecord } from './idea-record.ts';
import type { StepBasis } from './record-step.ts';

const { name: nameLimit, offer, itemName, unit, city } = salesPageLimits;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A first page from what the idea and its steps already say: name, sentence, price, gap in the market, town. */
export function draftSalesPage(
  { title, result }: Pick<StepBasis, 'title' | 'result'>,
  record: IdeaRecord,
): SalesPageDraft {
  const name = (record[8]?.name.trim() || title).slice(0, nameLimit.max);
  const gap = record[3]?.gap.trim() ?? '';
  // The description speaks to the person; a page for buyers speaks of them.
  const told = result.description.replaceAll(/\bAnda\b/g, 'kami');
  const sentences = [record[8]?.tagline.trim() || told, gap === '' ? '' : `Bedanya: ${gap}`];
  return {
    slug: proposeAddress(name),
    name,
    offer: sentences
      .filter((sentence) => sentence !== '')
      .map((sentence) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`))
      .join(' ')
      .slice(0, offer.max),
    city: (record[4]?.city ?? '').slice(0, city),
    how: '',
    items: [
      {
        name: capital(name).slice(0, itemName),
        price: Math.max(1, Math.round(result.assumptions.price)),
        unit: result.unit.slice(0, unit),
      },
    ],
  };
}
