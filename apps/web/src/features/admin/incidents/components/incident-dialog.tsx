import { zodResolver } from '@hookform/resolvers/zod';
import type { Incident } from '@kawanusaha/contracts/incident';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Form } from '#components/forms/form.tsx';
import { Button } from '#components/ui/button.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '#components/ui/dialog.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { messages } from '../../messages.ts';
import { type IncidentDraft, incidentSchema, useSaveIncident } from '../api/save-incident.ts';

const texts = [
  ['happened', 'Apa yang terjadi'],
  ['data_concerned', 'Data yang terkena'],
  ['our_steps', 'Yang kami lakukan'],
  ['your_steps', 'Yang bisa anggota lakukan'],
] as const;

/** A moment as the field of a form shows it, in the time of this device. */
function toLocal(moment: Date): string {
  const shifted = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** What the form begins with: what was told, or nothing yet. */
function draftOf(incident: Incident | null): IncidentDraft {
  if (incident !== null) return { ...incident, known_at: toLocal(new Date(incident.known_at)) };
  const known_at = toLocal(new Date());
  return {
    ...{ title: '', happened: '', data_concerned: '', our_steps: '', your_steps: '' },
    ...{ known_at, tells_members: true },
  };
}

/** Tells of an incident, or changes what was told of it. */
export function IncidentDialog({ incident, onClose }: { incident: Incident | null; onClose: () => void }) {
  const [id] = useState(() => incident?.id ?? crypto.randomUUID());
  const form = useForm({ resolver: zodResolver(incidentSchema), defaultValues: draftOf(incident) });
  const { errors, isSubmitting } = form.formState;
  const save = useSaveIncident();
  const submit = form.handleSubmit(async (draft) => {
    if (await save.run({ id, draft, isNew: incident === null })) onClose();
  });
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{incident === null ? 'Umumkan insiden' : 'Ubah insiden'}</DialogTitle>
          <DialogDescription>{messages.incidentFormHelp}</DialogDescription>
        </DialogHeader>
        <Form onSubmit={submit}>
          <Field label="Judul" required error={errors.title?.message}>
            <Input maxLength={150} {...form.register('title')} />
          </Field>
          <Field label="Kapan kami ketahui" required error={errors.known_at?.message}>
            <Input type="datetime-local" {...form.register('known_at')} />
          </Field>
          {texts.map(([key, label]) => (
            <Field key={key} label={label} required error={errors[key]?.message}>
              <Textarea rows={4} maxLength={4000} {...form.register(key)} />
            </Field>
          ))}
          <Checkbox
            label="Beri tahu semua anggota lewat lonceng dan email"
            help={messages.incidentNoticeHelp}
            // Not by `register`, which leaves out what is disabled.
            {...form.register('tells_members')}
            disabled={incident?.tells_members === true}
          />
          <div>
            <Button type="submit" loading={isSubmitting}>
              {incident === null ? 'Umumkan kepada semua orang' : 'Simpan perubahan'}
            </Button>
          </div>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
