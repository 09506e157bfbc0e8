import type { ComponentProps } from 'react';
import { cn } from '#lib/cn.ts';

const widths = { page: 'max-w-page', reading: 'max-w-reading', form: 'max-w-form' };

type ContainerProps = ComponentProps<'div'> & { size?: keyof typeof widths | undefined };

/** Content width with page margins: 1120 px for pages, 680 px for reading, 544 px for forms. */
export function Container({ size = 'page', className, ...props }: ContainerProps) {
  return <div className={cn('mx-auto w-full px-4 sm:px-6 lg:px-8', widths[size], className)} {...props} />;
}
