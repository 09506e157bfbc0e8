import type { ComponentProps } from 'react';
import { cn } from '#lib/cn.ts';
import { Container } from './container.tsx';

/** Body of an ordinary page: container with the vertical rhythm under the header. */
export function Page({ className, ...props }: ComponentProps<typeof Container>) {
  return <Container className={cn('pt-6 pb-16 sm:pt-10 sm:pb-24', className)} {...props} />;
}
