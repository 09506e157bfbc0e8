import type { ComponentProps } from 'react';
import { cn } from '#lib/cn.ts';
import { CloseButton } from './dialog.tsx';
import { Modal, ModalClose, ModalContent, type ModalProps } from './modal.tsx';

export { DialogHeader as SheetHeader, DialogTitle as SheetTitle } from './dialog.tsx';

/** A panel that comes from an edge: filters and menus on phones. */
export function Sheet(props: ModalProps) {
  return <Modal {...props} />;
}

export const SheetClose = ModalClose;

type SheetContentProps = ComponentProps<'dialog'> & { side?: 'bottom' | 'left' | 'right' | undefined };

export function SheetContent({ side = 'bottom', className, children, ...props }: SheetContentProps) {
  return (
    <ModalContent className={cn('sheet', `sheet-${side}`, className)} {...props}>
      <div className="dialog-body">
        {children}
        <CloseButton />
      </div>
    </ModalContent>
  );
}
