import { useId } from 'react';
import { cn } from '#lib/cn.ts';
import { kawungPetal } from './kawung-mark.tsx';

type KawungPatternProps = {
  /** Class of its lines: an own colour, since Chromium loses an inherited one inside a pattern when the theme changes. */
  lines: 'stroke-motif' | 'stroke-band-motif';
  className?: string | undefined;
};

/** Faint kawung texture that fills its positioned parent. */
export function KawungPattern({ lines, className }: KawungPatternProps) {
  const id = useId();
  return (
    <svg aria-hidden className={cn('pointer-events-none absolute inset-0 size-full', className)}>
      <defs>
        <pattern id={id} width="96" height="96" patternUnits="userSpaceOnUse">
          <g fill="none" className={lines} strokeWidth="1.2">
            {[45, 135, 225, 315].map((angle) => (
              <g key={angle} transform={`scale(2) rotate(${angle} 24 24)`}>
                <path d={kawungPetal} strokeWidth="0.7" />
                <path d="M24 17.6C21 14.8 20.6 10.6 24 7.4C27.4 10.6 27 14.8 24 17.6Z" strokeWidth="0.45" />
              </g>
            ))}
            <circle cx="48" cy="48" r="3" />
            <circle cx="0" cy="48" r="3" />
            <circle cx="96" cy="48" r="3" />
            <circle cx="48" cy="0" r="3" />
            <circle cx="48" cy="96" r="3" />
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
