import {
  type ComponentProps,
  createContext,
  type MouseEvent as ReactMouseEvent,
  type ReactNode,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { Slot } from './slot.tsx';
import { useControllableState } from './use-controllable-state.ts';

type ModalState = { open: boolean; setOpen: (open: boolean) => void; titleId: string; descriptionId: string };

const ModalContext = createContext<ModalState | null>(null);

/** State of the dialog, alert dialog or sheet around the calling part. */
export function useModal(): ModalState {
  const modal = useContext(ModalContext);
  if (!modal) throw new Error('Dialog parts must be inside Dialog, AlertDialog or Sheet');
  return modal;
}

export type ModalProps = {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  children: ReactNode;
};

/** Holds whether a modal is open and ties its title and description to it. */
export function Modal({ open, defaultOpen = false, onOpenChange, children }: ModalProps) {
  const id = useId();
  const [isOpen, setOpen] = useControllableState(open, defaultOpen, onOpenChange);
  return (
    <ModalContext
      value={{ open: isOpen, setOpen, titleId: `${id}-title`, descriptionId: `${id}-description` }}
    >
      {children}
    </ModalContext>
  );
}

type ModalButtonProps = ComponentProps<'button'> & { asChild?: boolean | undefined };

function ModalButton({ asChild, to, onClick, ...props }: ModalButtonProps & { to: boolean }) {
  const { setOpen } = useModal();
  const Comp = asChild ? Slot : 'button';
  const handleClick = (event: ReactMouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) setOpen(to);
  };
  return <Comp {...(asChild ? {} : { type: 'button' as const })} onClick={handleClick} {...props} />;
}

export function ModalTrigger(props: ModalButtonProps) {
  return <ModalButton to={true} {...props} />;
}

export function ModalClose(props: ModalButtonProps) {
  return <ModalButton to={false} {...props} />;
}

type ModalContentProps = ComponentProps<'dialog'> & {
  /** A click beside the content closes it; off where an answer is needed. */
  dismissable?: boolean | undefined;
};

/** The browser gives the focus back to where it was; where that is gone, also with this dialog (a deleted card), the content gets it. */
function closeDialog(dialog: HTMLDialogElement): void {
  if (!dialog.open) return;
  dialog.close();
  queueMicrotask(() => {
    if (document.activeElement === document.body)
      document.getElementById('konten')?.focus({ preventScroll: true });
  });
}

/** The native `<dialog>`: focus stays inside, Escape closes, the focus returns to where it was. */
export function ModalContent({ dismissable = true, children, ...props }: ModalContentProps) {
  const { open, setOpen, titleId, descriptionId } = useModal();
  const ref = useRef<HTMLDialogElement>(null);
  // Text that is selected from inside to outside must not close the dialog: the press must begin outside, too.
  const isPressedOutside = useRef(false);

  // With the commit: a frame in which it stands open and empty would be a jump of its whole height.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open) closeDialog(dialog);
  }, [open]);

  // Some are taken out of the page instead of being closed; the focus must come back all the same.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => void (dialog && closeDialog(dialog));
  }, []);

  return (
    // A press beside the content is the pointer's way to close it; the keyboard's is Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      aria-describedby={descriptionId}
      onPointerDown={({ target, currentTarget }) => {
        isPressedOutside.current = dismissable && target === currentTarget;
      }}
      onClick={({ target, currentTarget }) => {
        if (isPressedOutside.current && target === currentTarget) setOpen(false);
      }}
      // The state closes it. Left to the browser, a press in the moment before `close` is told would find it open still, and be lost.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        setOpen(false);
      }}
      onClose={({ currentTarget }) => {
        // Told late: it may have been opened again since, or taken out of the page for something else.
        if (!currentTarget.open && currentTarget.isConnected) setOpen(false);
      }}
      {...props}
    >
      {open ? children : null}
    </dialog>
  );
}
