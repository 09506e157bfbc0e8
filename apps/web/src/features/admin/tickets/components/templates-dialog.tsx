import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
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
import { adminKeys } from '../../api/admin-keys.ts';
import { listTemplates, type ReplyTemplate } from '../api/list-templates.ts';
import { deleteTemplate } from '../api/delete-template.ts';
import { saveTemplate } from '../api/save-template.ts';
import { messages } from '../../messages.ts';

const empty: ReplyTemplate = { key: '', label: '', body: '', purpose: 'reply' };

const purposes = [
  ['reply', 'Balasan tiket'],
  ['keep', 'Tinjauan: biarkan'],
  ['remove', 'Tinjauan: tindak'],
] as const;

function TemplateForm({ template, onDone }: { template: ReplyTemplate; onDone: () => void }) {
  const [label, setLabel] = useState(template.label);
  const [body, setBody] = useState(template.body);
  const [purpose, setPurpose] = useState(template.purpose);
  const [error, setError] = useState('');
  const handleSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (label.trim() === '' || body.trim() === '') return setError(messages.templateRequired);
    setError('');
    if (await saveTemplate({ key: template.key, label: label.trim(), body: body.trim(), purpose })) onDone();
  };
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)} className="flex flex-col gap-4">
      <Field label="Nama templat" error={error || undefined} required>
        <Input maxLength={100} value={label} onChange={(event) => setLabel(event.target.value)} />
      </Field>
      {template.key === '' ? (
        <Field label="Untuk apa" required>
          <NativeSelect value={purpose} onChange={(event) => setPurpose(event.target.value)}>
            {purposes.map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </NativeSelect>
        </Field>
      ) : null}
      <Field label="Isi" help="{nama}, {nomor}, dan {topik} diisi dari tiketnya." required>
        <Textarea rows={8} maxLength={4000} value={body} onChange={(event) => setBody(event.target.value)} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit">Simpan templat</Button>
        {template.key === '' ? null : (
          <Button
            type="button"
            variant="destructive"
            onClick={() => void deleteTemplate(template.key).then((isDone) => isDone && onDone())}
          >
            Hapus templat
          </Button>
        )}
      </div>
    </form>
  );
}

/** The prepared answers: each can be changed, added and deleted; the audit log keeps what was there. */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const { data } = useQuery({ queryKey: adminKeys.templates, queryFn: listTemplates });
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
