import { cn } from '#lib/cn.ts';

type KawungPatternProps = {
  /** Class of its colour. */
  lines: 'bg-motif' | 'bg-band-motif';
  /** Its place may fade it out. */
  className?: string | undefined;
};

/** Faint kawung texture that fills its positioned parent: a file that is drawn in a colour, so that no document carries its lines. */
export function KawungPattern({ lines, className }: KawungPatternProps) {
  return (
    <div aria-hidden className={cn('pointer-events-none absolute inset-0', className)}>
      <div className={cn('kawung-pattern size-full', lines)} />
    </div>
  );
}
