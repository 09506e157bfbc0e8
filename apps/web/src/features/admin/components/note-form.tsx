import { type FormEvent, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { useOperation } from '#lib/api/use-operation.ts';
import { messages } from '../messages.ts';

const minLength = 3;

/** What is written, and the key that makes one note of what is sent twice. */
type NoteDraft = { readonly key: string; readonly body: string };

type Props = {
  /** Names the form, and its field. */
  name: string;
  label: string;
  longest: number;
  /** Sends it; gives whether it was done. */
  send: (draft: NoteDraft) => Promise<boolean>;
};

/** A note that admins alone read. */
export function NoteForm({ name, label, longest, send }: Props) {
  const [draft, setDraft] = useState<NoteDraft>(() => ({ key: crypto.randomUUID(), body: '' }));
  // Other words are another note, so they get another key; the same words sent twice are written once.
  const write = (body: string): void => setDraft({ key: crypto.randomUUID(), body });
  const { run, isPending, failure, refuse } = useOperation(() => send(draft), {
    done: (isDone) => (isDone ? write('') : undefined),
  });
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (draft.body.trim().length < minLength) return refuse({ field: 'body', title: messages.noteRequired });
    void run();
  };
  return (
    <form noValidate onSubmit={handleSubmit} className="card gap-3 p-4" aria-label={name}>
      <Field label={label} help="Hanya terlihat oleh tim admin." error={failure?.title} required>
        <Textarea
          rows={3}
          maxLength={longest}
          value={draft.body}
          onChange={(event) => write(event.target.value)}
        />
      </Field>
      <Button type="submit" size="sm" variant="outline" loading={isPending} className="self-start">
        Simpan catatan
      </Button>
    </form>
  );
}
