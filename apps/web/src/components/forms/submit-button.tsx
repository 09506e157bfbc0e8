import type { ComponentProps } from 'react';
import { Button } from '#components/ui/button.tsx';

type SubmitButtonProps = Omit<ComponentProps<typeof Button>, 'type' | 'loading' | 'asChild'> & {
  busy: boolean;
  /** Text while the form is being sent (spec §2: 'Memproses...'). */
  busyText?: string;
};

/** Sends a form; disabled while it is being sent. Pressed before the page is alive, it is held until then. */
export function SubmitButton({
  busy,
  busyText = 'Memproses...',
  disabled = false,
  children,
  ...button
}: SubmitButtonProps) {
  return (
    <Button type="submit" loading={busy} disabled={disabled} {...button}>
      {busy ? busyText : children}
    </Button>
  );
}
