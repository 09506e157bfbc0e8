import type { ComponentProps } from 'react';
import { cn } from '#lib/cn.ts';

export type BadgeVariant =
  | 'default'
  | 'secondary'
  | 'accent'
  | 'success'
  | 'warning'
  | 'destructive'
  | 'outline';

type BadgeProps = ComponentProps<'span'> & { variant?: BadgeVariant | undefined };

/** A short word about a thing's state. Colour never speaks alone: the word says it. */
export function Badge({ variant = 'default', className, ...props }: BadgeProps) {
  return <span className={cn('badge', `badge-${variant}`, className)} {...props} />;
}
