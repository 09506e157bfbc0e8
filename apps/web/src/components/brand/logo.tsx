import { cn } from '#lib/cn.ts';
import { KawungMark } from './kawung-mark.tsx';

/** Mark and word. Where there is no room for the word (text at 200 % on a phone) it wraps out of sight and the mark stays. */
export function Logo({ className }: { className?: string | undefined }) {
  return (
    <span className={cn('flex h-8 min-w-0 flex-wrap items-center gap-x-2.5 overflow-hidden', className)}>
      <KawungMark className="size-8 shrink-0" />
      <span className="text-xl leading-8 font-extrabold tracking-tight">
        Kawan<span className="text-primary">Usaha</span>
      </span>
    </span>
  );
}
