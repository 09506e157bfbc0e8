import type { ComponentProps } from 'react';
import { cn } from '#lib/cn.ts';
import { useFieldControl } from './field-context.ts';

/** One-line text control; inside a `Field` it takes id and aria attributes from there. */
export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return <input type={type} className={cn('control', className)} {...useFieldControl(props)} />;
}
