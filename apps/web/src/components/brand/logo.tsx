import { cn } from '#lib/cn.ts';
import { KawungMark } from './kawung-mark.tsx';

/** Mark and word. The word is text, so the whole reads as "KawanUsaha". */
export function Logo({ className }: { className?: string | undefined }) {
  return (
    <span className={cn('inline-flex items-center gap-2.5', className)}>
      <KawungMark className="size-8 shrink-0" />
      {/* With very large text on a phone the mark alone leaves room for the menu. */}
      <span className="text-xl leading-none font-extrabold tracking-tight max-[18rem]:hidden">
        Kawan<span className="text-primary">Usaha</span>
      </span>
    </span>
  );
}
