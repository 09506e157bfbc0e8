import { zodResolver } from '@hookform/resolvers/zod';
import { localKinds, type LocalKind } from '@kawanusaha/contracts/local-figure';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { Form } from '#components/forms/form.tsx';
import { Button } from '#components/ui/button.tsx';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '#components/ui/dialog.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { conceptOf, type LocalRow, useLocalData } from '../api/list-local-data.ts';
import { useSaveLocalFigure } from '../api/save-local-figure.ts';
import { draftOf, localDraftSchema, type LocalDraft } from '../local-draft.ts';
import { LocalValueFields } from './local-value-fields.tsx';

type Props = {
  kind: LocalKind;
  row: LocalRow | null;
  rows: readonly LocalRow[];
  today: string;
  onClose: () => void;
};

/** A part of its own, so that the form knows these fields after those above them and leads to the first that is wrong. */
function SourceFields({ form, today }: { form: UseFormReturn<LocalDraft>; today: string }) {
  const { errors } = form.formState;
  return (
    <>
      <Field label="Nama sumber" required error={errors.source_name?.message}>
        <Input maxLength={200} {...form.register('source_name')} />
      </Field>
      <Field label="Tautan sumber" required error={errors.source_url?.message}>
        <Input
          type="url"
          inputMode="url"
          maxLength={500}
          placeholder="https://"
          {...form.register('source_url')}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Tanggal data" required error={errors.as_of?.message}>
          <Input type="date" max={today} {...form.register('as_of')} />
        </Field>
        <Field label="Berlaku sampai" error={errors.holds_until?.message}>
          <Input type="date" {...form.register('holds_until')} />
        </Field>
      </div>
    </>
  );
}

/** Keeps a figure with its date and source, or changes one that is kept; without a row a season or a speciality is added. */
export function LocalFigureDialog({ kind, row, rows, today, onClose }: Props) {
  const form = useForm<LocalDraft>({
    resolver: zodResolver(localDraftSchema(kind, row, today)),
    defaultValues: draftOf(row, today),
  });
  const { isSubmitting } = form.formState;
  const places = useLocalData('minimum_wage', kind === 'season' || kind === 'speciality');
  const provinces = (places.data ?? []).map(({ key }) => key).toSorted();
  const concepts = kind === 'season' ? [...new Set(rows.map(conceptOf))].toSorted() : [];
  const save = useSaveLocalFigure();
  const submit = form.handleSubmit(async (draft) => {
    if (await save.run({ kind, row, draft, today })) onClose();
  });
  const name = localKinds.find((one) => one.kind === kind)?.name ?? '';
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{row === null ? `Tambah: ${name}` : `Ubah ${row.label}`}</DialogTitle>
          <DialogDescription>{name}. Isi hanya yang tertulis di sumbernya.</DialogDescription>
        </DialogHeader>
        <Form onSubmit={submit}>
          <LocalValueFields
            {...{ kind, form, provinces, concepts }}
            isNew={row === null}
            unit={row?.unit ?? ''}
            unknownWord={save.failure?.title}
          />
          <SourceFields form={form} today={today} />
          <div>
            <Button type="submit" loading={isSubmitting}>
              Simpan
            </Button>
          </div>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
