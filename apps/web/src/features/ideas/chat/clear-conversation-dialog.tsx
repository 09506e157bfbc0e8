import { useOperation } from '#lib/api/use-operation.ts';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { loadAdvice } from '#lib/api/load-advice.ts';

type ClearConversationDialogProps = { onClear: () => Promise<void>; onClose: () => void };

/** Asks once more before a conversation is gone for good. */
export function ClearConversationDialog({ onClear, onClose }: ClearConversationDialogProps) {
  const remove = useOperation(onClear, {
    done: 'Percakapan dihapus',
    failed: (error) => ({ title: 'Gagal menghapus percakapan', detail: loadAdvice(error) }),
  });
  return (
    <ConfirmDialog
      title="Hapus percakapan ini?"
      description="Semua pesan di percakapan ini hilang. Tindakan ini tidak dapat dibatalkan."
      actionLabel="Hapus"
      busyLabel="Menghapus..."
      onConfirm={() => remove.run()}
      onClose={onClose}
    />
  );
}
