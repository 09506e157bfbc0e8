import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '#lib/cn.ts';
import { Modal, ModalClose, ModalContent, type ModalProps, useModal } from './modal.tsx';

/** A dialog over the page; same parts and props as in shadcn/ui, on the native `<dialog>`. */
export function Dialog(props: ModalProps) {
  return <Modal {...props} />;
}

export const DialogClose = ModalClose;

type DialogContentProps = ComponentProps<'dialog'> & { dismissable?: boolean | undefined };

export function DialogContent({ className, children, ...props }: DialogContentProps) {
  return (
    <ModalContent className={cn('dialog', className)} {...props}>
      <div className="dialog-body">
        {children}
        <CloseButton />
      </div>
    </ModalContent>
  );
}

/** The cross in the upper corner; last in the order, so that the content comes first. */
export function CloseButton() {
  return (
    <ModalClose className="btn btn-ghost btn-icon absolute top-2 right-2" aria-label="Tutup">
      <X aria-hidden />
    </ModalClose>
  );
}

export function DialogHeader({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('flex flex-col gap-2 pr-10', className)} {...props} />;
}

export function DialogTitle({ className, children, ...props }: ComponentProps<'h2'>) {
  const { titleId } = useModal();
  return (
    <h2 id={titleId} className={cn('text-xl font-bold', className)} {...props}>
      {children}
    </h2>
  );
}

export function DialogDescription({ className, ...props }: ComponentProps<'div'>) {
  const { descriptionId } = useModal();
  return <div id={descriptionId} className={cn('text-muted-foreground', className)} {...props} />;
}

/** Buttons of a dialog: on phones stacked with the main one on top. */
export function DialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('dialog-footer', className)} {...props} />;
}
