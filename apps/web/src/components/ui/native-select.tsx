import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '#lib/cn.ts';
import { useFieldControl } from './field-context.ts';

/** The phone's own select; children are `<option>` elements. */
export function NativeSelect({ className, children, ...props }: ComponentProps<'select'>) {
  return (
    <span className="select">
      <select className={cn('control', className)} {...useFieldControl(props)}>
        {children}
      </select>
      <ChevronDown aria-hidden />
    </span>
  );
}
