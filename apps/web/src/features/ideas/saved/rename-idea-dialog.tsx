import { zodResolver } from '@hookform/resolvers/zod';
import { Form } from '#components/forms/form.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogHeader, DialogTitle } from '#components/ui/dialog.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { useOperationForm } from '#lib/forms/use-operation-form.ts';
import { ideaTitleSchema, useRenameIdea } from './api/rename-idea.ts';
import type { SavedIdea } from './saved-idea.ts';

type RenameIdeaDialogProps = { idea: SavedIdea; onClose: () => void; onRenamed: () => void };

/** Gives an idea another title. */
export function RenameIdeaDialog({ idea, onClose, onRenamed }: RenameIdeaDialogProps) {
  const form = useOperationForm({
    resolver: zodResolver(ideaTitleSchema),
    defaultValues: { title: idea.title },
  });
  const { run, isPending } = useRenameIdea(idea.id, () => {
    onRenamed();
    onClose();
  });
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent>
        <Form onSubmit={form.sendBy(run)}>
          <DialogHeader>
            <DialogTitle>Ganti nama ide</DialogTitle>
          </DialogHeader>
          <Field required label="Judul" error={form.formState.errors.title?.message}>
            <Input maxLength={150} {...form.register('title')} />
          </Field>
          <DialogFooter>
            <Button type="button" variant="outline" onClick={onClose}>
              Batal
            </Button>
            <Button type="submit" loading={isPending}>
              {isPending ? 'Menyimpan...' : 'Ganti nama'}
            </Button>
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
