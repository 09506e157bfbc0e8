import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { toast } from '#components/ui/toast.ts';
import { loadAdvice } from '#lib/api/load-advice.ts';

type ClearConversationDialogProps = { onClear: () => Promise<void>; onClose: () => void };

/** Asks once more before a conversation is gone for good. */
export function ClearConversationDialog({ onClear, onClose }: ClearConversationDialogProps) {
  const remove = async (): Promise<boolean> => {
    try {
      await onClear();
      toast.success('Percakapan dihapus');
      return true;
    } catch (error) {
      toast.error('Gagal menghapus percakapan', loadAdvice(error));
      return false;
    }
  };
  return (
    <ConfirmDialog
      title="Hapus percakapan ini?"
      description="Semua pesan di percakapan ini hilang. Tindakan ini tidak dapat dibatalkan."
      actionLabel="Hapus"
      busyLabel="Menghapus..."
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
