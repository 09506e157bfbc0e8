import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { Form } from '#components/forms/form.tsx';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { messages } from '../messages.ts';

/** What is written, and the key that makes one note of what is sent twice. */
const noteSchema = z.object({
  key: z.string(),
  body: z.string().check(z.refine((body) => body.trim().length >= 3, messages.noteRequired)),
});
type Note = z.infer<typeof noteSchema>;

const emptyNote = (): Note => ({ key: crypto.randomUUID(), body: '' });

type Props = {
  /** Names the form, and its field. */
  name: string;
  label: string;
  longest: number;
  /** Sends it; gives whether it was done. */
  send: (note: Note) => Promise<boolean>;
};

/** A note that admins alone read. */
export function NoteForm({ name, label, longest, send }: Props) {
  const form = useForm({ resolver: zodResolver(noteSchema), defaultValues: emptyNote() });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (note) => {
    if (await send(note)) form.reset(emptyNote());
  });
  // Other words are another note, so they get another key; the same words sent twice are written once.
  const body = form.register('body', { onChange: () => form.setValue('key', crypto.randomUUID()) });
  return (
    <Form onSubmit={submit} className="card grid grid-cols-1 gap-5 p-4" aria-label={name}>
      <Field label={label} help="Hanya terlihat oleh tim admin." error={errors.body?.message} required>
        <Textarea rows={3} maxLength={longest} {...body} />
      </Field>
      <Button type="submit" size="sm" variant="outline" loading={isSubmitting} className="justify-self-start">
        Simpan catatan
      </Button>
    </Form>
  );
}
