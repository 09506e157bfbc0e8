import type { ComponentProps } from 'react';
import { cn } from '#lib/cn.ts';
import { useFieldControl } from './field-context.ts';

/** Text control of several lines that grows with its content. */
export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea className={cn('control', className)} {...useFieldControl(props)} />;
}
