import type { ComponentProps } from 'react';
import { cn } from '#lib/cn.ts';

type LabelProps = ComponentProps<'label'> & { htmlFor: string };

/** Visible label of one control. */
export function Label({ className, children, htmlFor, ...props }: LabelProps) {
  return (
    <label htmlFor={htmlFor} className={cn('text-base font-semibold', className)} {...props}>
      {children}
    </label>
  );
}
