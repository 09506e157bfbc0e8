import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
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
import { NativeSelect } from '#components/ui/native-select.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { useDeleteTemplate } from '../api/delete-template.ts';
import { type ReplyTemplate, useTemplates } from '../api/list-templates.ts';
import { templateSchema, useSaveTemplate } from '../api/save-template.ts';

const empty: ReplyTemplate = { key: '', label: '', body: '', purpose: 'reply' };

const purposes = [
  ['reply', 'Balasan tiket'],
  ['keep', 'Tinjauan: biarkan'],
  ['remove', 'Tinjauan: tindak'],
] as const;

function TemplateForm({ template, onDone }: { template: ReplyTemplate; onDone: () => void }) {
  const form = useForm({ resolver: zodResolver(templateSchema), defaultValues: template });
  const { errors } = form.formState;
  const save = useSaveTemplate();
  const remove = useDeleteTemplate();
  const submit = form.handleSubmit(async (written) => {
    if (await save.run({ ...written, key: template.key })) onDone();
  });
  return (
    <Form onSubmit={submit}>
      <Field label="Nama templat" error={errors.label?.message} required>
        <Input maxLength={100} {...form.register('label')} />
      </Field>
      {template.key === '' ? (
        <Field label="Untuk apa" required>
          <NativeSelect {...form.register('purpose')}>
            {purposes.map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </NativeSelect>
        </Field>
      ) : null}
      <Field
        label="Isi"
        help="{nama}, {nomor}, dan {topik} diisi dari tiketnya."
        error={errors.body?.message}
        required
      >
        <Textarea rows={8} maxLength={4000} {...form.register('body')} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit">Simpan templat</Button>
        {template.key === '' ? null : (
          <Button
            type="button"
            variant="destructive"
            onClick={() => void remove.run(template.key).then((isDone) => isDone && onDone())}
          >
            Hapus templat
          </Button>
        )}
      </div>
    </Form>
  );
}

/** The prepared answers: each can be changed, added and deleted; the audit log keeps what was there. */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const { data } = useTemplates();
  const [key, setKey] = useState('');
  const chosen = data?.find((template) => template.key === key) ?? empty;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent className="dialog-growing">
        <DialogHeader>
          <DialogTitle>Templat balasan</DialogTitle>
          <DialogDescription>Pilih templat untuk mengubahnya, atau tulis yang baru.</DialogDescription>
        </DialogHeader>
        <NativeSelect aria-label="Templat" value={key} onChange={(event) => setKey(event.target.value)}>
          <option value="">Templat baru</option>
          {data?.map((template) => (
            <option key={template.key} value={template.key}>
              {purposes.find(([value]) => value === template.purpose)?.[1]}: {template.label}
            </option>
          ))}
        </NativeSelect>
        <TemplateForm key={`${chosen.key}:${chosen.label}`} template={chosen} onDone={() => setKey('')} />
      </DialogContent>
    </Dialog>
  );
}
