import { normalizeWhatsapp } from '@kawanusaha/contracts/phone-number';
import type { SalesPageDraft } from '@kawanusaha/contracts/sales-page-draft';
import { useEffect, useState } from 'react';
import { Alert, AlertDescription } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { Fold } from '../components/fold.tsx';
import { salesMessages as messages } from './messages.ts';
import type { OwnSalesPage } from './api/get-own-sales.ts';
import { usePublishSalesPage } from './api/publish-sales-page.ts';
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
  const [missing, setMissing] = useState<SalesErrors>({});
  const publishing = usePublishSalesPage(ideaId, {
    keep: (checked) => {
      onChange(checked);
      return saveNow();
    },
    done: onDone,
  });
  const { failure } = publishing;
  const errors =
    failure === null || failure.field === undefined || failure.field === 'form'
      ? missing
      : { [failure.field]: failure.title };
  const [firstWrong] = Object.keys(errors);
  // After each attempt that is refused; what is typed meanwhile moves nothing.
  useEffect(() => {
    if (failure !== null && firstWrong !== undefined)
      document.getElementById(salesFieldId(firstWrong))?.focus();
  }, [failure, firstWrong]);
  const draft = draftOfForm(values);
  const number = values.whatsapp.trim() === '' ? null : normalizeWhatsapp(values.whatsapp);
  const isChanged = own !== null && !(isSamePage(draft, own.page) && number === own.whatsapp);

  const publish = () => {
    const checked = checkSalesForm(values);
    if ('errors' in checked) {
      setMissing(checked.errors);
      publishing.refuse({ field: 'form', title: messages.mend(Object.keys(checked.errors).length) });
      return;
    }
    setMissing({});
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
      {failure === null ? null : (
        <Alert variant="destructive">
          <AlertDescription>
            {messages.failed} {failure.title}
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
