import { kawungPetal } from './kawung-mark.tsx';

/** Illustration of an empty state: three seats are taken, the fourth waits. */
export function EmptyIllustration({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 120 96" aria-hidden fill="none" className={className}>
      <ellipse cx="60" cy="86" rx="44" ry="5" className="fill-muted" />
      <g transform="translate(22 4) scale(1.6)">
        {[45, 225, 315].map((angle) => (
          <path
            key={angle}
            d={kawungPetal}
            transform={`rotate(${angle} 24 24)`}
            className="fill-primary-soft stroke-primary"
            strokeWidth="0.9"
          />
        ))}
        <path
          d={kawungPetal}
          transform="rotate(135 24 24)"
          className="stroke-input"
          strokeWidth="0.9"
          strokeDasharray="2.5 2.5"
        />
        <circle cx="24" cy="24" r="3.2" className="fill-accent" />
      </g>
    </svg>
  );
}
