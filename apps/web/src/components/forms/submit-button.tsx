import type { ComponentProps } from 'react';
import { Button } from '#components/ui/button.tsx';
import { useHydrated } from '#lib/forms/use-hydrated.ts';

type SubmitButtonProps = Omit<ComponentProps<typeof Button>, 'type' | 'loading' | 'asChild'> & {
  busy: boolean;
  /** Text while the form is being sent (spec §2: 'Memproses...'). */
  busyText?: string;
};

/** Sends a form; disabled while it is being sent, and until the page is alive, since the browser alone would put the fields into the address. */
export function SubmitButton({
  busy,
  busyText = 'Memproses...',
  disabled = false,
  children,
  ...button
}: SubmitButtonProps) {
  const hydrated = useHydrated();
  return (
    <Button type="submit" loading={busy} disabled={disabled || !hydrated} {...button}>
      {busy ? busyText : children}
    </Button>
  );
}
