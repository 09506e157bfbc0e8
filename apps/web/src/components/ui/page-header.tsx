import type { ReactNode } from 'react';
import { cn } from '#lib/cn.ts';
import { Breadcrumb, type BreadcrumbItem } from './breadcrumb.tsx';

type PageHeaderProps = {
  title: ReactNode;
  description?: ReactNode;
  breadcrumb?: BreadcrumbItem[] | undefined;
  /** Buttons of the page, the primary one first. */
  actions?: ReactNode;
  className?: string | undefined;
};

/** Head of a page: where one is, what it is called, what it is for, what one can do. */
export function PageHeader({ title, description, breadcrumb, actions, className }: PageHeaderProps) {
  return (
    <header className={cn('mb-6 flex flex-col gap-3 sm:mb-8', className)}>
      {breadcrumb ? <Breadcrumb items={breadcrumb} /> : null}
      <div className="flex flex-col gap-4 md:flex-row md:items-end md:justify-between">
        <div className="min-w-0">
          <h1 className="text-3xl font-extrabold">{title}</h1>
          {description ? (
            <p className="mt-2 max-w-reading text-lg text-muted-foreground">{description}</p>
          ) : null}
        </div>
        {actions ? <div className="flex flex-wrap gap-2 sm:gap-3 md:shrink-0">{actions}</div> : null}
      </div>
    </header>
  );
}
