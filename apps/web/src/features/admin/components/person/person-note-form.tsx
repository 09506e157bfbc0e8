import { type FormEvent, useState } from 'react';
import { FoldedSection } from '#components/folded-section.tsx';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { notePerson } from '../../api/act-on-person.ts';
import { messages } from '../../messages.ts';

const minLength = 3;

/** A support note about a person: it stands in the timeline, and admins alone read it. */
export function PersonNoteForm({ personId }: { personId: string }) {
  const [draft, setDraft] = useState(() => ({ key: crypto.randomUUID(), body: '' }));
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  // Other words are another note, so they get another key; the same words sent twice are written once.
  const write = (body: string): void => setDraft({ key: crypto.randomUUID(), body });
  const handleSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (draft.body.trim().length < minLength) return setError(messages.noteRequired);
    setError('');
    setBusy(true);
    const isDone = await notePerson(personId, draft);
    setBusy(false);
    if (isDone) write('');
  };
  return (
    <FoldedSection id="catatan" title="Catatan" hint="Tulis catatan tentang orang ini untuk tim.">
      <form
        noValidate
        onSubmit={(event) => void handleSubmit(event)}
        className="card gap-3 p-4"
        aria-label="Catatan untuk tim"
      >
        <Field
          label="Catatan untuk tim"
          help="Hanya terlihat oleh admin."
          error={error || undefined}
          required
        >
          <Textarea
            rows={3}
            maxLength={2000}
            value={draft.body}
            onChange={(event) => write(event.target.value)}
          />
        </Field>
        <Button type="submit" size="sm" variant="outline" loading={isBusy} className="self-start">
          Simpan catatan
        </Button>
      </form>
    </FoldedSection>
  );
}
