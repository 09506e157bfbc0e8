import type { SalesPage, SalesPageState } from '@kawanusaha/contracts/sales-page';
import { loadAdvice } from '#lib/api/load-advice.ts';
import { readFailure } from '#lib/api/read-failure.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { salesMessages as messages } from '../messages.ts';

/** What came of publishing: its state, or why not, with the field where there is one. */
type Published = { state: SalesPageState } | { field: string | null; message: string };

const fieldsOfRefusals: Readonly<Record<string, string>> = {
  slug_invalid: 'slug',
  slug_reserved: 'slug',
  slug_taken: 'slug',
  name_refused: 'name',
  whatsapp_invalid: 'whatsapp',
  number_not_agreed: 'agreed',
};

/** Publishes the page of an own idea. In: a number only with its owner's word. */
export async function publishSalesPage(
  ideaId: string,
  page: SalesPage,
  whatsapp: string | null,
): Promise<Published> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.functions.invoke<{ state: SalesPageState }>('publish-sales-page', {
    body: { idea_id: ideaId, page, whatsapp, number_agreed: whatsapp !== null },
  });
  if (data !== null) return data;
  const failure = error ? await readFailure(error) : {};
  const field = failure.error === 'page_refused' ? failure.field : fieldsOfRefusals[failure.error ?? ''];
  return { field: field ?? null, message: failure.message ?? `${loadAdvice(error)} ${messages.staysHere}` };
}
