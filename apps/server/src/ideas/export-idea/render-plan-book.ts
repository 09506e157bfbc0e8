import { businessBook } from '#workbooks/business-book/business-book.ts';
import { renderTemplate } from '#workbooks/premium-pack/render-template.ts';
import type { ExportPlan } from './plan.ts';
import { planBook } from './plan-book.ts';

/** 'Buku Usaha' with what the plan knows already. */
export function renderPlanBook(plan: ExportPlan, now: Date): Promise<Uint8Array> {
  return renderTemplate({
    ...businessBook(planBook(plan, now)),
    about:
      'Terisi dari rencana Anda: produk, resep, modal, dan rencana 12 bulan. Sel kuning diisi; baris jurnal pembuka disesuaikan dengan kenyataan.',
  });
}
