import { Button, type ButtonVariant } from '#components/ui/button.tsx';
import type { ReactNode } from 'react';

type Props = {
  /** Where the button leads while the page's script is not there yet. */
  action: string;
  onPress: () => void;
  variant?: ButtonVariant | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A button that works from the first paint: a tap before the script has arrived opens the address, later ones run `onPress`. */
export function FormButton({ action, onPress, variant, className, children }: Props) {
  return (
    <form
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        onPress();
      }}
    >
      <Button type="submit" variant={variant} className={className}>
        {children}
      </Button>
    </form>
  );
}
