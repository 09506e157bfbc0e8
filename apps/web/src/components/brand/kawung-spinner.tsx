import { cn } from '#lib/cn.ts';
import { kawungPetal } from './kawung-mark.tsx';

const petals = [
  { angle: 45, delay: '[animation-delay:0ms]' },
  { angle: 135, delay: '[animation-delay:200ms]' },
  { angle: 225, delay: '[animation-delay:400ms]' },
  { angle: 315, delay: '[animation-delay:600ms]' },
];

/** Loading mark: the petals light up in turn. Say beside it, in words, what is loading. */
export function KawungSpinner({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="7 7 34 34" aria-hidden fill="currentColor" className={cn('size-5', className)}>
      {petals.map(({ angle, delay }) => (
        <path
          key={angle}
          d={kawungPetal}
          transform={`rotate(${angle} 24 24)`}
          className={cn('animate-bloom', delay)}
        />
      ))}
    </svg>
  );
}
