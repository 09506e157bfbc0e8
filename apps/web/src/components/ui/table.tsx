import type { ComponentProps } from 'react';
import { cn } from '#lib/cn.ts';
import './table.css';

/**
 * A table that turns each row into a card on phones: give every `TableCell` its column's name as `label`.
 */
export function Table({ className, ...props }: ComponentProps<'table'>) {
  return (
    <div className="overflow-x-auto">
      <table className={cn('table table-cards', className)} {...props} />
    </div>
  );
}

export function TableHeader(props: ComponentProps<'thead'>) {
  return <thead {...props} />;
}

export function TableBody(props: ComponentProps<'tbody'>) {
  return <tbody {...props} />;
}

export function TableRow(props: ComponentProps<'tr'>) {
  return <tr {...props} />;
}

export function TableHead(props: ComponentProps<'th'>) {
  return <th scope="col" {...props} />;
}

export function TableCell({ label, ...props }: ComponentProps<'td'> & { label?: string | undefined }) {
  return <td data-label={label} {...props} />;
}
