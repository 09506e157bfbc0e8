import { type FormEvent, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogHeader, DialogTitle } from '#components/ui/dialog.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { toast } from '#components/ui/toast.ts';
import { updateSavedIdea } from './api.ts';
import type { SavedIdea } from './saved-idea.ts';

type RenameIdeaDialogProps = { idea: SavedIdea; onClose: () => void; onRenamed: (title: string) => void };

/** Gives an idea another title. */
export function RenameIdeaDialog({ idea, onClose, onRenamed }: RenameIdeaDialogProps) {
  const [title, setTitle] = useState(idea.title);
  const [error, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const clean = title.trim();
    if (clean === '') return setError('Judul tidak boleh kosong');
    setSaving(true);
    try {
      await updateSavedIdea(idea.id, { title: clean });
      onRenamed(clean);
      onClose();
    } catch {
      toast.error('Gagal mengganti nama', 'Periksa koneksi lalu coba lagi.');
    } finally {
      setSaving(false);
    }
  };
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent>
        <form onSubmit={(event) => void handleSubmit(event)} className="flex flex-col gap-4">
          <DialogHeader>
            <DialogTitle>Ganti nama ide</DialogTitle>
          </DialogHeader>
          <Field required label="Judul" error={error}>
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
