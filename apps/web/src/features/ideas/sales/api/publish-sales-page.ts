import type { SalesPage, SalesPageState } from '@kawanusaha/contracts/sales-page';
import { toast } from '#components/ui/toast.ts';
import { Refusal } from '#lib/api/failure.ts';
import { loadAdvice } from '#lib/api/load-advice.ts';
import { readFailure } from '#lib/api/read-failure.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { getSupabase } from '#lib/supabase/client.ts';
import { salesMessages as messages } from '../messages.ts';

const fieldsOfRefusals: Readonly<Record<string, string>> = {
  slug_invalid: 'slug',
  slug_reserved: 'slug',
  slug_taken: 'slug',
  name_refused: 'name',
  whatsapp_invalid: 'whatsapp',
  number_not_agreed: 'agreed',
};

/** The page as it is published, with the number that its owner agreed to. */
type Checked = { readonly page: SalesPage; readonly whatsapp: string | null };

/** Publishes the page of an own idea. Throws a Refusal that names the field, where there is one. */
async function publishSalesPage(ideaId: string, { page, whatsapp }: Checked): Promise<SalesPageState> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.functions.invoke<{ state: SalesPageState }>('publish-sales-page', {
    body: { idea_id: ideaId, page, whatsapp, number_agreed: whatsapp !== null },
  });
  if (data !== null) return data.state;
  const failure = error ? await readFailure(error) : {};
  const field = failure.error === 'page_refused' ? failure.field : fieldsOfRefusals[failure.error ?? ''];
  throw new Refusal({
    field: field ?? 'form',
    title: failure.message ?? `${loadAdvice(error)} ${messages.staysHere}`,
  });
}

type Ends = {
  /** Keeps the page as it is checked before it is sent; false where that failed, which has been told. */
  readonly keep: (page: SalesPage) => Promise<boolean>;
  readonly done: () => void;
};

/** Publishes it; `failure` names the field that is wrong, or 'form'. In: what goes before and what follows. */
export const usePublishSalesPage = (ideaId: string, { keep, done }: Ends) =>
  useOperation(
    async (checked: Checked) => ((await keep(checked.page)) ? publishSalesPage(ideaId, checked) : null),
    {
      done: (state) => {
        if (state === null) return;
        if (state === 'public') toast.success(messages.published);
        else toast.info(messages.heldToast);
        done();
      },
      failed: (error) => ({ field: 'form', title: `${loadAdvice(error)} ${messages.staysHere}` }),
    },
  );
