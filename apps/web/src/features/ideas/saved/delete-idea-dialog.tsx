import { useState } from 'react';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogTitle,
} from '#components/ui/alert-dialog.tsx';
import { toast } from '#components/ui/toast.ts';
import { ideaMessages } from '../messages.ts';
import { deleteSavedIdea } from './api.ts';
import type { SavedIdea } from './saved-idea.ts';

type DeleteIdeaDialogProps = { idea: SavedIdea; onClose: () => void; onDeleted: () => void };

/** Asks once more before an idea is gone for good. */
export function DeleteIdeaDialog({ idea, onClose, onDeleted }: DeleteIdeaDialogProps) {
  const [isDeleting, setDeleting] = useState(false);
  const remove = async () => {
    setDeleting(true);
    try {
      await deleteSavedIdea(idea.id);
      toast.success(ideaMessages.deleted);
      onDeleted();
      onClose();
    } catch {
      toast.error(ideaMessages.deleteFailed, 'Periksa koneksi lalu coba lagi.');
      setDeleting(false);
    }
  };
  return (
    <AlertDialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <AlertDialogContent>
        <AlertDialogHeader>
          <AlertDialogTitle>Hapus ide ini?</AlertDialogTitle>
          <AlertDialogDescription>
            Apakah Anda yakin ingin menghapus &quot;{idea.title}&quot;? Tindakan ini tidak dapat dibatalkan.
          </AlertDialogDescription>
        </AlertDialogHeader>
        <AlertDialogFooter>
          <AlertDialogCancel />
          <AlertDialogAction
            variant="destructive"
            loading={isDeleting}
            onClick={(event) => {
              event.preventDefault();
              void remove();
            }}
          >
            {isDeleting ? 'Menghapus...' : 'Hapus'}
          </AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
