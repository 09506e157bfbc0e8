import { Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#components/ui/button.tsx';

const ClearConversationDialog = lazy(async () => {
  const { ClearConversationDialog: component } = await import('./clear-conversation-dialog.tsx');
  return { default: component };
});

/** Button that deletes a conversation, after asking once more. */
export function ClearConversation({
  onClear,
  isCompact = false,
}: {
  onClear: () => Promise<void>;
  /** Only the picture on a phone, with the words for screen readers. */
  isCompact?: boolean;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        <Trash2 aria-hidden />
        <span className={isCompact ? 'sr-only sm:not-sr-only' : 'whitespace-nowrap'}>Hapus percakapan</span>
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ClearConversationDialog onClear={onClear} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
