import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { cn } from '#lib/cn.ts';
import { Slot } from './slot.tsx';
import { placeBelow } from './place-below.ts';

type MenuState = {
  open: boolean;
  setOpen: (open: boolean) => void;
  menuId: string;
  triggerRef: RefObject<HTMLButtonElement | null>;
};

const MenuContext = createContext<MenuState | null>(null);

function useMenu(): MenuState {
  const menu = useContext(MenuContext);
  if (!menu) throw new Error('DropdownMenu parts must be inside DropdownMenu');
  return menu;
}

/** A menu of actions or links under a button; same parts as in shadcn/ui, on the native popover. */
export function DropdownMenu({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const triggerRef = useRef<HTMLButtonElement>(null);
  return <MenuContext value={{ open, setOpen, menuId: useId(), triggerRef }}>{children}</MenuContext>;
}

type DropdownMenuTriggerProps = ComponentProps<'button'> & { asChild?: boolean | undefined };

export function DropdownMenuTrigger({ asChild, ...props }: DropdownMenuTriggerProps) {
  const { open, menuId, triggerRef } = useMenu();
  const Comp = asChild ? Slot : 'button';
  return (
    <Comp
      ref={triggerRef}
      {...(asChild ? {} : { type: 'button' as const })}
      aria-haspopup="menu"
      aria-expanded={open}
      aria-controls={menuId}
      popoverTarget={menuId}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        document.getElementById(menuId)?.showPopover();
      }}
      {...props}
    />
  );
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]:not(:disabled)')];
  const current = items.findIndex((item) => item === document.activeElement);
  const target = {
    ArrowDown: items[(current + 1) % items.length],
    ArrowUp: items.at(current <= 0 ? -1 : current - 1),
    Home: items[0],
    End: items.at(-1),
  }[event.key];
  if (!target) return;
  event.preventDefault();
  target.focus();
}

type DropdownMenuContentProps = ComponentProps<'div'> & { align?: 'start' | 'end' | undefined };

export function DropdownMenuContent({
  align = 'end',
  className,
  children,
  ...props
}: DropdownMenuContentProps) {
  const { open, setOpen, menuId, triggerRef } = useMenu();
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const menu = ref.current;
    if (!open || !menu) return undefined;
    if (triggerRef.current) placeBelow(menu, triggerRef.current, align);
    menu.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true });
    const close = () => menu.hidePopover();
    window.addEventListener('resize', close);
    return () => window.removeEventListener('resize', close);
  }, [open, align, triggerRef]);

  return (
    <div
      ref={ref}
      id={menuId}
      role="menu"
      tabIndex={-1}
      popover="auto"
      className={cn('menu', className)}
      onToggle={(event) => setOpen(event.newState === 'open')}
      onKeyDown={(event) => {
        moveFocus(event);
        if (event.key !== 'Escape' && event.key !== 'Tab') return;
        // Tab goes on from the button.
        if (event.key === 'Escape') event.preventDefault();
        ref.current?.hidePopover();
        // Opened again in the same moment, it would be told as open, which it seemed to be all along.
        setOpen(false);
        triggerRef.current?.focus();
      }}
      onClick={(event) => {
        const isItem = event.target instanceof Element && event.target.closest('[role=menuitem]');
        if (isItem) ref.current?.hidePopover();
      }}
      {...props}
    >
      {children}
    </div>
  );
}

type DropdownMenuItemProps = ComponentProps<'button'> & {
  asChild?: boolean | undefined;
  variant?: 'default' | 'destructive' | undefined;
};

export function DropdownMenuItem({
  asChild,
  variant = 'default',
  className,
  ...props
}: DropdownMenuItemProps) {
  const Comp = asChild ? Slot : 'button';
  return (
    <Comp
      {...(asChild ? {} : { type: 'button' as const })}
      role="menuitem"
      tabIndex={-1}
      className={cn('menu-item', variant === 'destructive' && 'menu-item-destructive', className)}
      {...props}
    />
  );
}

export function DropdownMenuLabel({ className, ...props }: ComponentProps<'p'>) {
  return <p className={cn('px-3 py-2 text-sm text-muted-foreground', className)} {...props} />;
}

export function DropdownMenuSeparator({ className, ...props }: ComponentProps<'hr'>) {
  return <hr className={cn('my-1.5 border-border', className)} {...props} />;
}
