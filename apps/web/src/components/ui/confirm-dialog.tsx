import { type ReactNode, useRef } from 'react';
import { useOperation } from '#lib/api/use-operation.ts';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogTitle,
} from './alert-dialog.tsx';
import type { ButtonVariant } from './button.tsx';

type ConfirmDialogProps = {
  /** Left out where the caller mounts the dialog when it is needed. */
  open?: boolean | undefined;
  title: string;
  description: ReactNode;
  /** What stands between the question and the buttons: a warning, say. */
  children?: ReactNode;
  /** The verb of the title. */
  actionLabel: string;
  /** Shown instead of the verb while it is being done. */
  busyLabel?: string | undefined;
  variant?: ButtonVariant | undefined;
  /** Does it and says itself how it went; the dialog closes afterwards, unless the answer is false. Must not throw. */
  onConfirm: () => void | boolean | Promise<void | boolean>;
  onClose: () => void;
};

/** Asks once before something is done that has no way back; no other answer is given while it is being done. */
export function ConfirmDialog({
  open = true,
  title,
  description,
  children,
  actionLabel,
  busyLabel = actionLabel,
  variant = 'destructive',
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const isDismissed = useRef(false);
  const { run, isPending } = useOperation(onConfirm, {
    done: (answer) => {
      // Who pressed Escape meanwhile may have another question open by now.
      if (answer !== false && !isDismissed.current) onClose();
    },
  });
  const confirm = (): void => {
    isDismissed.current = false;
    void run();
  };
  const dismiss = (): void => {
    isDismissed.current = true;
    onClose();
  };

  return (
    <AlertDialog open={open} onOpenChange={(isOpen) => !isOpen && dismiss()}>
      <AlertDialogContent>
        <AlertDialogHeader>
          <AlertDialogTitle>{title}</AlertDialogTitle>
          <AlertDialogDescription>{description}</AlertDialogDescription>
        </AlertDialogHeader>
        {children}
        <AlertDialogFooter>
          <AlertDialogCancel disabled={isPending} />
          <AlertDialogAction
            variant={variant}
            loading={isPending}
            onClick={(event) => {
              event.preventDefault();
              confirm();
            }}
          >
            {isPending ? busyLabel : actionLabel}
          </AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
