import type { ReactNode } from 'react';
import { cn } from '#lib/cn.ts';
import { Breadcrumb, type BreadcrumbItem } from './breadcrumb.tsx';

type PageHeaderProps = {
  title: ReactNode;
  description?: ReactNode;
  breadcrumb?: BreadcrumbItem[] | undefined;
  /** Buttons of the page, the primary one first. */
  actions?: ReactNode;
  /** On phones one line with its actions, and no description: the list below is what one came for. */
  isSlim?: boolean | undefined;
  /** Of a slim head: stands in the title's line on phones, small, or below the title where the actions leave room; the caller hides it elsewhere. */
  note?: ReactNode;
  className?: string | undefined;
};

/** Head of a page: where one is, what it is called, what it is for, what one can do. */
export function PageHeader({
  title,
  description,
  breadcrumb,
  actions,
  isSlim = false,
  note,
  className,
}: PageHeaderProps) {
  return (
    <header
      className={cn(
        'mb-6 flex flex-col gap-3 sm:mb-8',
        isSlim && (note === undefined ? 'max-md:mb-3' : 'max-md:mb-1'),
        className,
      )}
    >
      {breadcrumb ? <Breadcrumb items={breadcrumb} /> : null}
      <div
        className={cn(
          'flex gap-4 md:flex-row md:items-end md:justify-between',
          isSlim ? 'flex-wrap items-center justify-between gap-y-1 max-md:gap-x-2' : 'flex-col',
        )}
      >
        <div
          className={cn(
            'min-w-0',
            note !== undefined &&
              'max-md:flex max-md:grow max-md:basis-1/2 max-md:flex-wrap max-md:items-baseline max-md:justify-between max-md:gap-x-2',
          )}
        >
          <h1
            className={cn(
              'text-3xl font-extrabold',
              isSlim && (note === undefined ? 'max-md:text-2xl' : 'shrink-0 max-md:text-xl/6'),
            )}
          >
            {title}
          </h1>
          {note}
          {description ? (
            <p className={cn('mt-2 max-w-reading text-lg text-muted-foreground', isSlim && 'max-md:hidden')}>
              {description}
            </p>
          ) : null}
        </div>
        {actions ? <div className="flex flex-wrap gap-2 sm:gap-3 md:shrink-0">{actions}</div> : null}
      </div>
    </header>
  );
}
