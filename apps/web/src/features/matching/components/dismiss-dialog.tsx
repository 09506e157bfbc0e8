import { dismissReasons, type DismissReason } from '@kawanusaha/contracts/matching/match-fields';
import { Button } from '#components/ui/button.tsx';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '#components/ui/dialog.tsx';
import { toast } from '#components/ui/toast.ts';
import { loadAdvice } from '#lib/api/load-advice.ts';
import { useOperation } from '#lib/api/use-operation.ts';
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
  const { run, input, isPending } = useOperation(
    (reason: DismissReason) =>
      dismissMatch({ projectId, reason, ...(personId !== undefined && { personId }) }),
    {
      done: () => {
        toast.success(messages.dismissed);
        onDismissed();
      },
      failed: (error) => ({ title: messages.dismissFailed, detail: loadAdvice(error) }),
    },
  );
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
              loading={input === reason}
              disabled={isPending}
              onClick={() => void run(reason)}
            >
              {dismissLabels[reason]}
            </Button>
          ))}
        </div>
      </DialogContent>
    </Dialog>
  );
}
