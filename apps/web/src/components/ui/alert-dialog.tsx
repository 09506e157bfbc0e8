import type { ComponentProps, MouseEvent } from 'react';
import { cn } from '#lib/cn.ts';
import { Button, type ButtonVariant } from './button.tsx';
import { Modal, ModalClose, ModalContent, type ModalProps, ModalTrigger, useModal } from './modal.tsx';

export {
  DialogDescription as AlertDialogDescription,
  DialogFooter as AlertDialogFooter,
  DialogTitle as AlertDialogTitle,
} from './dialog.tsx';

/** A question that needs an answer: a click beside it does not close it. */
export function AlertDialog(props: ModalProps) {
  return <Modal {...props} />;
}

export const AlertDialogTrigger = ModalTrigger;

export function AlertDialogContent({ className, children, ...props }: ComponentProps<'dialog'>) {
  return (
    <ModalContent role="alertdialog" dismissable={false} className={cn('dialog', className)} {...props}>
      <div className="dialog-body">{children}</div>
    </ModalContent>
  );
}

export function AlertDialogHeader({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('flex flex-col gap-2', className)} {...props} />;
}

export function AlertDialogCancel({ children = 'Batal', ...props }: ComponentProps<'button'>) {
  return (
    <ModalClose className="btn btn-outline" {...props}>
      {children}
    </ModalClose>
  );
}

type AlertDialogActionProps = ComponentProps<'button'> & {
  variant?: ButtonVariant | undefined;
  loading?: boolean | undefined;
};

/** The button that does it, in the verb of the title. It closes the dialog unless its handler calls `preventDefault()`. */
export function AlertDialogAction({ onClick, ...props }: AlertDialogActionProps) {
  const { setOpen } = useModal();
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) setOpen(false);
  };
  return <Button type="button" onClick={handleClick} {...props} />;
}
