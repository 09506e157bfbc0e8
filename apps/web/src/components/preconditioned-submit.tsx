import { useId } from 'react';
import type { Preconditions } from '#lib/profile/use-preconditions.ts';
import { Button } from './ui/button.tsx';

type Props = {
  preconditions: Preconditions;
  isBusy: boolean;
  /** Disables it for a reason that the form shows itself. */
  isWaiting?: boolean;
  /** What it does, as the specification words it. */
  children: string;
};

/** The button that sends; where a precondition is not met it is disabled (spec §2) and says why. */
export function PreconditionedSubmit({ preconditions, isBusy, isWaiting = false, children }: Props) {
  const id = useId();
  const reason = reasonOf(preconditions);
  return (
    <div className="flex flex-col gap-2 sm:items-end">
      <Button
        type="submit"
        size="lg"
        loading={isBusy}
        disabled={!preconditions.isMet || isWaiting}
        // Leaving a field shows its error and moves this button from under the pointer: the press would be lost.
        onMouseDown={(event) => event.preventDefault()}
        aria-describedby={reason === null ? undefined : id}
      >
        {children}
      </Button>
      {reason === null ? null : (
        <p id={id} className="text-sm text-muted-foreground">
          {reason}
        </p>
      )}
    </div>
  );
}

function reasonOf({ status, missing }: Preconditions): string | null {
  if (status === 'logged-out') return 'Masuk dulu untuk mengirim; isian Anda tetap ada.';
  if (status === 'incomplete') return `Lengkapi profil dulu: ${missing.join(', ')}.`;
  if (status === 'failed') return 'Profil Anda belum dapat dimuat.';
  return null;
}
