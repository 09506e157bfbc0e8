import { whenBack } from './when-shown.ts';

/** Closes each dialog, sheet and menu when the visitor goes back or forward: what was open over a page is not part of its address. */
export function closeOnReturn(): void {
  const close = (): void => {
    for (const open of document.querySelectorAll<HTMLElement>('dialog[open],[popover=auto]:popover-open'))
      if (open instanceof HTMLDialogElement) open.close();
      else open.hidePopover();
  };
  addEventListener('popstate', close);
  whenBack(close);
}
