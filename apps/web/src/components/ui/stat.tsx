import type { ReactNode } from 'react';
import { cn } from '#lib/cn.ts';

type StatProps = {
  label: string;
  /** The figure, already formatted ('1.250', 'Rp 80.000'). */
  value: ReactNode;
  unit?: string | undefined;
  /** What changed, or a remark, under the figure. */
  hint?: ReactNode;
  icon?: ReactNode;
  className?: string | undefined;
};

/** One large figure with its name; place several inside a `<dl>`. */
export function Stat({ label, value, unit, hint, icon, className }: StatProps) {
  return (
    <div className={cn('card gap-1 p-5', className)}>
      <dt className="flex items-center gap-2 text-sm font-medium text-muted-foreground [&_svg]:size-5">
        {icon}
        {label}
      </dt>
      <dd className="figures text-2xl font-bold">
        {value}
        {unit ? <span className="ml-1.5 text-base font-medium text-muted-foreground">{unit}</span> : null}
      </dd>
      {hint ? <dd className="text-sm text-muted-foreground">{hint}</dd> : null}
    </div>
  );
}
