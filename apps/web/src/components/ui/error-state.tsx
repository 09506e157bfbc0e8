import { RotateCw, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '#lib/cn.ts';
import { Button } from './button.tsx';

type ErrorStateProps = {
  /** What happened, e.g. 'Gagal memuat data proyek'. */
  title: string;
  description?: ReactNode;
  onRetry?: (() => void) | undefined;
  retrying?: boolean | undefined;
  className?: string | undefined;
};

/** Shown where content failed to load, with 'Coba Lagi' when trying again can help. */
export function ErrorState({ title, description, onRetry, retrying, className }: ErrorStateProps) {
  return (
    <div role="alert" className={cn('error-state', className)}>
      <WifiOff aria-hidden className="size-10" />
      <p className="mt-4 text-lg font-semibold">{title}</p>
      {description ? <div className="mt-1 max-w-md">{description}</div> : null}
      {onRetry ? (
        <Button variant="outline" className="mt-6" onClick={onRetry} loading={retrying}>
          {retrying ? null : <RotateCw aria-hidden />}
          Coba Lagi
        </Button>
      ) : null}
    </div>
  );
}
