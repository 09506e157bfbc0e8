import { normalizeWhatsapp } from '@kawanusaha/contracts/phone-number';
import type { SalesPageDraft } from '@kawanusaha/contracts/sales-page-draft';
import { useState } from 'react';
import { Alert, AlertDescription } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { toast } from '#components/ui/toast.ts';
import { loadAdvice } from '#lib/api/load-advice.ts';
import { Refusal } from '#lib/api/failure.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { Fold } from '../components/fold.tsx';
import { salesMessages as messages } from './messages.ts';
import type { OwnSalesPage } from './api/get-own-sales.ts';
import { publishSalesPage } from './api/publish-sales-page.ts';
import { SalesFields, salesFieldId } from './sales-fields.tsx';
import {
  checkSalesForm,
  draftOfForm,
  isSamePage,
  openSalesForm,
  type SalesErrors,
} from './sales-form-values.ts';
import { SalesPageView } from './sales-page-view.tsx';
import { SalesState } from './sales-state.tsx';

type Props = {
  ideaId: string;
  own: OwnSalesPage | null;
  /** The page that is written. */
  page: SalesPageDraft;
  onChange: (page: SalesPageDraft) => void;
  saveNow: () => Promise<boolean>;
  /** Reads the page anew after it was published or closed. */
  onDone: () => void;
};

/** Writes a page, shows how it will look, publishes and closes it. What was typed stays when sending fails. */
export function SalesForm({ ideaId, own, page, onChange, saveNow, onDone }: Props) {
  const [values, setValues] = useState(() => openSalesForm(page, own?.whatsapp ?? null));
  const [errors, setErrors] = useState<SalesErrors>({});
  const markField = (found: SalesErrors) => {
    setErrors(found);
    const [first] = Object.keys(found);
    if (first !== undefined) document.getElementById(salesFieldId(first))?.focus();
  };
  const publishing = useOperation(
    async ({ page: checked, whatsapp }: { page: SalesPageDraft; whatsapp: string | null }) => {
      onChange(checked);
      if (!(await saveNow())) return;
      const published = await publishSalesPage(ideaId, checked, whatsapp);
      if (!('state' in published)) {
        if (published.field !== null) markField({ [published.field]: published.message });
        throw new Refusal({ field: 'form', title: published.message });
      }
      if (published.state === 'public') toast.success(messages.published);
      else toast.info(messages.heldToast);
      onDone();
    },
    { failed: (error) => ({ field: 'form', title: `${loadAdvice(error)} ${messages.staysHere}` }) },
  );
  const draft = draftOfForm(values);
  const number = values.whatsapp.trim() === '' ? null : normalizeWhatsapp(values.whatsapp);
  const isChanged = own !== null && !(isSamePage(draft, own.page) && number === own.whatsapp);

  const publish = () => {
    const checked = checkSalesForm(values);
    if ('errors' in checked) {
      markField(checked.errors);
      publishing.refuse({ field: 'form', title: messages.mend(Object.keys(checked.errors).length) });
      return;
    }
    setErrors({});
    void publishing.run(checked);
  };
  return (
    <>
      <SalesState ideaId={ideaId} own={own} isChanged={isChanged} onClosed={onDone} />
      <SalesFields
        values={values}
        errors={errors}
        onChange={(next) => {
          setValues(next);
          onChange(draftOfForm(next));
        }}
      />
      <Fold title={messages.preview}>
        <SalesPageView page={draft} whatsapp={number} isPreview />
      </Fold>
      {publishing.failure === null ? null : (
        <Alert variant="destructive">
          <AlertDescription>
            {messages.failed} {publishing.failure.title}
          </AlertDescription>
        </Alert>
      )}
      <Button className="self-start" loading={publishing.isPending} onClick={publish}>
        {publishing.isPending
          ? messages.publishing
          : own?.state === 'public'
            ? messages.publishAgain
            : messages.publish}
      </Button>
    </>
  );
}
