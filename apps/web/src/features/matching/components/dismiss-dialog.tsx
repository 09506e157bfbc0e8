import { dismissReasons } from '@kawanusaha/contracts/matching/match-fields';
import { Button } from '#components/ui/button.tsx';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '#components/ui/dialog.tsx';
import { useDismissMatch } from '../api/dismiss-match.ts';
import { dismissLabels } from '../messages.ts';

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
  const { run, input, isPending } = useDismissMatch(
    { projectId, ...(personId !== undefined && { personId }) },
    onDismissed,
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
