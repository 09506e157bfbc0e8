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

type ClearConversationDialogProps = { onClear: () => Promise<void>; onClose: () => void };

/** Asks once more before a conversation is gone for good. */
export function ClearConversationDialog({ onClear, onClose }: ClearConversationDialogProps) {
  const [isDeleting, setDeleting] = useState(false);
  const remove = async () => {
    setDeleting(true);
    try {
      await onClear();
      toast.success('Percakapan dihapus');
      onClose();
    } catch {
      toast.error('Gagal menghapus percakapan', 'Periksa koneksi lalu coba lagi.');
      setDeleting(false);
    }
  };
  return (
    <AlertDialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <AlertDialogContent>
        <AlertDialogHeader>
          <AlertDialogTitle>Hapus percakapan ini?</AlertDialogTitle>
          <AlertDialogDescription>
            Semua pesan di percakapan ini hilang. Tindakan ini tidak dapat dibatalkan.
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
