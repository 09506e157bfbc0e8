import type { ComponentProps, MouseEvent } from 'react';
import { NoScriptNote } from '#components/no-script-note.tsx';

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'method' | 'noValidate'> & {
  /** What react-hook-form's `handleSubmit` gave. */
  onSubmit: (event: React.SubmitEvent<HTMLFormElement>) => Promise<void>;
  /** Key of `useFormDraft`, so that what is typed before the page is alive is kept as well. */
  draft?: string | undefined;
};

/**
 * A form whose rules are ours, of one column unless it is given another layout. Its method is POST, so that nothing lands in the address, and so that it is held when it
 * is sent before the page is alive.
 */
export function Form({
  onSubmit,
  draft,
  className = 'grid grid-cols-1 gap-5',
  children,
  ...props
}: FormProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only keeps the focus; nothing to operate
    <form
      method="post"
      noValidate
      data-draft={draft}
      onSubmit={(event) => void onSubmit(event)}
      onMouseDown={keepFocus}
      className={className}
      {...props}
    >
      <NoScriptNote />
      {children}
    </form>
  );
}

/**
 * Pressing a button or link leaves the focus in the field until the click is done: leaving the field may show its error, which would
 * move the button from under the pointer, and the click would be lost.
 */
function keepFocus(event: MouseEvent<HTMLFormElement>) {
  if (event.target instanceof Element && event.target.closest('button, a') !== null) event.preventDefault();
}
