import { type FormEvent, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogHeader, DialogTitle } from '#components/ui/dialog.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { loadAdvice } from '#lib/api/load-advice.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { updateSavedIdea } from './api.ts';
import type { SavedIdea } from './saved-idea.ts';

type RenameIdeaDialogProps = { idea: SavedIdea; onClose: () => void; onRenamed: (title: string) => void };

/** Gives an idea another title. */
export function RenameIdeaDialog({ idea, onClose, onRenamed }: RenameIdeaDialogProps) {
  const [title, setTitle] = useState(idea.title);
  const {
    run,
    isPending: isSaving,
    failure,
    refuse,
  } = useOperation((clean: string) => updateSavedIdea(idea.id, { title: clean }), {
    done: (_result, clean) => {
      onRenamed(clean);
      onClose();
    },
    failed: (error) => ({ title: 'Gagal mengganti nama', detail: loadAdvice(error) }),
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const clean = title.trim();
    if (clean === '') refuse({ field: 'title', title: 'Judul tidak boleh kosong' });
    else void run(clean);
  };
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent>
        <form onSubmit={handleSubmit} className="flex flex-col gap-4">
          <DialogHeader>
            <DialogTitle>Ganti nama ide</DialogTitle>
          </DialogHeader>
          <Field required label="Judul" error={failure?.title}>
            <Input value={title} maxLength={150} onChange={(event) => setTitle(event.target.value)} />
          </Field>
          <DialogFooter>
            <Button type="button" variant="outline" onClick={onClose}>
              Batal
            </Button>
            <Button type="submit" loading={isSaving}>
              {isSaving ? 'Menyimpan...' : 'Ganti nama'}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
