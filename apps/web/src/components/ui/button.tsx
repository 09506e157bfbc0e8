import type { ComponentProps } from 'react';
import { KawungSpinner } from '#components/brand/kawung-spinner.tsx';
import { cn } from '#lib/cn.ts';
import { Slot } from './slot.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'accent' | 'outline' | 'ghost' | 'destructive' | 'link';
export type ButtonSize = 'sm' | 'md' | 'lg' | 'icon';

/** Class names of a button, for elements that cannot be a `Button`. Every size is at least 44 px high. */
export function buttonVariants(
  options: { variant?: ButtonVariant | undefined; size?: ButtonSize | undefined } = {},
): string {
  const { variant = 'primary', size = 'md' } = options;
  return cn('btn', `btn-${variant}`, size !== 'md' && `btn-${size}`);
}

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Renders the child element (a `Link`, say) with the looks of a button. */
  asChild?: boolean | undefined;
  /** Shows the loading mark and disables the button; put the busy text ('Memproses...') into the children. */
  loading?: boolean | undefined;
};

/** A button whose words say what will happen. */
export function Button({
  variant,
  size,
  asChild = false,
  loading = false,
  className,
  disabled,
  children,
  ...props
}: ButtonProps) {
  const classes = cn(buttonVariants({ variant, size }), className);
  if (asChild) {
    return (
      <Slot className={classes} {...props}>
        {children}
      </Slot>
    );
  }
  return (
    <button
      className={classes}
      disabled={disabled === true || loading}
      aria-busy={loading || undefined}
      {...props}
    >
      {loading ? <KawungSpinner /> : null}
      {children}
    </button>
  );
}
