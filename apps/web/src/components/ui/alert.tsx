import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '#lib/cn.ts';

export type AlertVariant = 'info' | 'success' | 'warning' | 'destructive';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, destructive: CircleAlert };

type AlertProps = ComponentProps<'div'> & { variant?: AlertVariant | undefined };

/** A message that stays in the page. Errors that appear after an action are announced at once. */
export function Alert({ variant = 'info', className, children, ...props }: AlertProps) {
  const Icon = icons[variant];
  return (
    <div
      role={variant === 'destructive' ? 'alert' : undefined}
      className={cn('alert', `alert-${variant}`, className)}
      {...props}
    >
      <Icon aria-hidden />
      {children}
    </div>
  );
}

export function AlertTitle({ className, ...props }: ComponentProps<'p'>) {
  return <p className={cn('font-semibold', className)} {...props} />;
}

export function AlertDescription({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('leading-relaxed', className)} {...props} />;
}
