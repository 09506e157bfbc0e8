import { dismissReasons, type DismissReason } from '@kawanusaha/contracts/matching/match-fields';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '#components/ui/dialog.tsx';
import { toast } from '#components/ui/toast.ts';
import { dismissMatch } from '../api/dismiss-match.ts';
import { dismissLabels, matchingMessages as messages } from '../messages.ts';

type Props = {
  projectId: string;
  personId?: string;
  /** What is to be hidden. */
  name: string;
  onClose: () => void;
  onDismissed: () => void;
};

/** 'Bukan untuk saya': asks why, since the reason makes the next list better. */
export function DismissDialog({ projectId, personId, name, onClose, onDismissed }: Props) {
  const [busy, setBusy] = useState<DismissReason | null>(null);
  const choose = async (reason: DismissReason) => {
    setBusy(reason);
    try {
      await dismissMatch({ projectId, reason, ...(personId !== undefined && { personId }) });
      toast.success(messages.dismissed);
      onDismissed();
    } catch {
      toast.error(messages.dismissFailed, messages.tryAgain);
      setBusy(null);
    }
  };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Mengapa bukan?</DialogTitle>
          <DialogDescription>
            {name} tidak disarankan lagi kepada Anda. Alasannya hanya mengubah daftar Anda.
          </DialogDescription>
        </DialogHeader>
        <div className="mt-4 grid gap-2">
          {dismissReasons.map((reason) => (
            <Button
              key={reason}
              variant="outline"
              loading={busy === reason}
              disabled={busy !== null}
              onClick={() => void choose(reason)}
            >
              {dismissLabels[reason]}
            </Button>
          ))}
        </div>
      </DialogContent>
    </Dialog>
  );
}
