import { whatsappSchema } from '@kawanusaha/contracts/fields';
import { salesPageSchema } from '@kawanusaha/contracts/sales-page';
import { jsonResponse } from '@kawanusaha/backend/functions/json-response';
import { readJson } from '@kawanusaha/backend/functions/read-json';
import { rpcResponse } from '@kawanusaha/backend/functions/rpc-response';
import { z } from 'zod';
import { defineFunction } from '#define-function.ts';

/** A number only with the owner's word that it may be public. */
const inputSchema = z.object({
  idea_id: z.uuid({ error: 'idea_id harus berupa UUID' }),
  page: salesPageSchema,
  whatsapp: z.union([z.null(), whatsappSchema]),
  number_agreed: z.boolean({ error: 'Setujui dulu bahwa nomor ini tampil untuk umum' }),
});

/**
 * `publish-sales-page {idea_id, page, whatsapp, number_agreed}`: publishes the page of an own idea at /usaha/<slug>, after its text was
 * read. Out: 200 `{state}`: 'public', or 'held' where the desk looks first. Errors: 400 validation_failed · 401 · 402 premium_required ·
 * 403 age_needed, age_limited · 404 idea_not_found · 409 slug_taken, page_kept · 422 page_refused (with `field`), slug_reserved and the
 * others of `publish_sales_page` · 429 page_limit, daily_limit, each with a sentence.
 */
export const publishSalesPage = defineFunction({
  name: 'publish-sales-page',
  verifyJwt: true,
  maxBodyBytes: 20_000,
  handler: async (request, { caller, admin }) => {
    const input = await readJson(request, inputSchema);
    if ('refusal' in input) return input.refusal;
    const { idea_id: ideaId, page, whatsapp, number_agreed: numberAgreed } = input.value;
    // The lexicon is large, and a process that is not asked for this does without it.
    const { readPage } = await import('./read-page.ts');
    const reading = readPage(page);
    if ('field' in reading) return jsonResponse({ error: 'page_refused', ...reading }, 422);
    const published = await admin.rpc('publish_sales_page', {
      person: caller.userId ?? '',
      idea_id: ideaId,
      ...page,
      // The generator of types knows no nullable argument.
      whatsapp: whatsapp ?? '',
      number_agreed: numberAgreed,
      harmful: reading.isHarmful,
      categories: [...reading.categories],
    });
    return published.error === null ? jsonResponse({ state: published.data }) : rpcResponse(published);
  },
});
