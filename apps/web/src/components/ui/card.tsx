import type { ComponentProps } from 'react';
import { cn } from '#lib/cn.ts';

/** A bordered surface; combine with the parts below. */
export function Card({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('card', className)} {...props} />;
}

export function CardHeader({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('card-header', className)} {...props} />;
}

type CardTitleProps = ComponentProps<'h3'> & { as?: 'h2' | 'h3' | 'h4' | undefined };

/** Heading of a card; `as` keeps the heading order of the page. */
export function CardTitle({ as: Heading = 'h3', className, children, ...props }: CardTitleProps) {
  return (
    <Heading className={cn('card-title', className)} {...props}>
      {children}
    </Heading>
  );
}

export function CardDescription({ className, ...props }: ComponentProps<'p'>) {
  return <p className={cn('card-description', className)} {...props} />;
}

export function CardContent({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('card-content', className)} {...props} />;
}

export function CardFooter({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('card-footer', className)} {...props} />;
}
