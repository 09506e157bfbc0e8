import { type FormEvent, useState } from 'react';
import { FoldedSection } from '#components/folded-section.tsx';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { useOperation } from '#lib/api/use-operation.ts';
import { notePerson } from '../../api/act-on-person.ts';
import { messages } from '../../messages.ts';

const minLength = 3;

/** A support note about a person: it stands in the timeline, and admins alone read it. */
export function PersonNoteForm({ personId }: { personId: string }) {
  const [draft, setDraft] = useState(() => ({ key: crypto.randomUUID(), body: '' }));
  // Other words are another note, so they get another key; the same words sent twice are written once.
  const write = (body: string): void => setDraft({ key: crypto.randomUUID(), body });
  const { run, isPending, failure, refuse } = useOperation(() => notePerson(personId, draft), {
    done: (isDone) => (isDone ? write('') : undefined),
  });
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (draft.body.trim().length < minLength) return refuse({ field: 'body', title: messages.noteRequired });
    void run();
  };
  return (
    <FoldedSection id="catatan" title="Catatan" hint="Tulis catatan tentang orang ini untuk tim.">
      <form noValidate onSubmit={handleSubmit} className="card gap-3 p-4" aria-label="Catatan untuk tim">
        <Field
          label="Catatan untuk tim"
          help="Hanya terlihat oleh tim admin."
          error={failure?.title}
          required
        >
          <Textarea
            rows={3}
            maxLength={2000}
            value={draft.body}
            onChange={(event) => write(event.target.value)}
          />
        </Field>
        <Button type="submit" size="sm" variant="outline" loading={isPending} className="self-start">
          Simpan catatan
        </Button>
      </form>
    </FoldedSection>
  );
}
