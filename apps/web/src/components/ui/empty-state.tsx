import type { ReactNode } from 'react';
import { EmptyIllustration } from '#components/brand/empty-illustration.tsx';
import { cn } from '#lib/cn.ts';

type EmptyStateProps = {
  /** Why it is empty, in the words of the specification where it has some. */
  title: string;
  description?: ReactNode;
  /** The next step: one button or link. */
  action?: ReactNode;
  className?: string | undefined;
};

/** Shown in place of an empty list. */
export function EmptyState({ title, description, action, className }: EmptyStateProps) {
  return (
    <div className={cn('empty-state', className)}>
      <EmptyIllustration className="h-24" />
      <p className="mt-5 max-w-md text-lg font-semibold text-balance">{title}</p>
      {description ? <div className="mt-2 max-w-md text-muted-foreground">{description}</div> : null}
      {action ? <div className="mt-6">{action}</div> : null}
    </div>
  );
}
