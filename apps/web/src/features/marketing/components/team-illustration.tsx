import { useId } from 'react';
import { kawungPetal } from '#components/brand/kawung-mark.tsx';

const petals = [
  { angle: 315, className: 'fill-primary' },
  { angle: 45, className: 'fill-accent-soft stroke-accent' },
  { angle: 225, className: 'fill-primary-soft stroke-primary' },
  { angle: 135, className: 'fill-band' },
];

const skills = [
  { label: 'Marketing', x: 34, y: 34, width: 104 },
  { label: 'Desain', x: 392, y: 26, width: 84 },
  { label: 'Keuangan', x: 20, y: 404, width: 98 },
  { label: 'Web Development', x: 340, y: 410, width: 170 },
];

const skin = {
  light: 'fill-[oklch(0.78_0.07_60)]',
  medium: 'fill-[oklch(0.68_0.08_55)]',
  deep: 'fill-[oklch(0.57_0.08_50)]',
};
const hair = 'fill-[oklch(0.27_0.03_50)]';

/** Four people, each drawn upright around the point where (0, 0) is the chin. */
const people = [
  {
    angle: 315,
    x: 173,
    y: 150,
    figure: (
      <>
        <path d="M-38 46c0-26 16-38 38-38s38 12 38 38v80h-76z" className="fill-accent" />
        <path
          d="M-27-18a27 29 0 0 1 54 0c0 14 4 24 10 32-12 10-62 10-74 0 6-8 10-18 10-32z"
          className="fill-band-foreground"
        />
        <ellipse cx="0" cy="-17" rx="16.5" ry="19" className={skin.light} />
      </>
    ),
  },
  {
    angle: 45,
    x: 347,
    y: 152,
    figure: (
      <>
        <path d="M-38 46c0-26 16-38 38-38s38 12 38 38v80h-76z" className="fill-primary" />
        <rect x="-7" y="-6" width="14" height="20" rx="7" className={skin.medium} />
        <ellipse cx="0" cy="-18" rx="18" ry="21" className={skin.medium} />
        <path d="M-20-18c-2-18 8-27 21-27s22 9 19 26c-3-8-9-12-16-12-9 0-18 3-24 13z" className={hair} />
      </>
    ),
  },
  {
    angle: 225,
    x: 173,
    y: 322,
    figure: (
      <>
        <path d="M-26-16c0-20 11-31 26-31s26 11 26 31v34h-52z" className={hair} />
        <path d="M-38 46c0-26 16-38 38-38s38 12 38 38v80h-76z" className="fill-destructive" />
        <rect x="-7" y="-6" width="14" height="20" rx="7" className={skin.deep} />
        <ellipse cx="0" cy="-17" rx="17" ry="20" className={skin.deep} />
        <path d="M-18-20c4-12 10-16 18-16s14 4 18 16c2-18-6-26-18-26s-20 8-18 26z" className={hair} />
      </>
    ),
  },
  {
    angle: 135,
    x: 347,
    y: 322,
    figure: (
      <>
        <path d="M-38 46c0-26 16-38 38-38s38 12 38 38v80h-76z" className="fill-band-foreground" />
        <rect x="-7" y="-6" width="14" height="20" rx="7" className={skin.light} />
        <ellipse cx="0" cy="-18" rx="18" ry="21" className={skin.light} />
        <path
          d="M-20-14c-3-21 6-31 20-31s23 10 20 31c-2-9-5-13-9-15-8 2-16 2-22 0-4 2-7 6-9 15z"
          className={hair}
        />
        <g fill="none" strokeWidth="2" className="stroke-[oklch(0.27_0.03_50)]">
          <circle cx="-7.5" cy="-16" r="5.5" />
          <circle cx="7.5" cy="-16" r="5.5" />
          <path d="M-2-16h4" />
        </g>
      </>
    ),
  },
];

const petalTransform = (angle: number): string =>
  `translate(260 240) rotate(${angle}) scale(9.6) translate(-24 -24)`;

/** Illustration of the hero: four people with different skills around one idea. */
export function TeamIllustration({ className }: { className?: string | undefined }) {
  const id = useId();
  return (
    <svg viewBox="0 0 520 480" aria-hidden className={className}>
      <circle
        cx="260"
        cy="240"
        r="206"
        fill="none"
        strokeDasharray="3 9"
        strokeWidth="2"
        className="stroke-border"
      />
      {petals.map(({ angle, className: color }) => (
        <path
          key={angle}
          d={kawungPetal}
          strokeWidth="0.25"
          transform={petalTransform(angle)}
          className={color}
        />
      ))}
      {people.map(({ angle, x, y, figure }) => (
        <g key={angle} clipPath={`url(#${id}-${angle})`}>
          <clipPath id={`${id}-${angle}`}>
            <path d={kawungPetal} transform={petalTransform(angle)} />
          </clipPath>
          <g transform={`translate(${x} ${y})`}>{figure}</g>
        </g>
      ))}
      <circle cx="260" cy="240" r="37" className="fill-accent" />
      <g
        fill="none"
        strokeWidth="3.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-accent-foreground"
        transform="translate(260 240)"
      >
        <path d="M-6 9c0-5-6-7-6-14a12 12 0 0 1 24 0c0 7-6 9-6 14z" />
        <path d="M-5 16h10" />
      </g>
      {skills.map(({ label, x, y, width }) => (
        <g key={label} transform={`translate(${x} ${y})`}>
          <rect width={width} height="38" rx="19" strokeWidth="1.5" className="fill-card stroke-border" />
          <text
            x={width / 2}
            y="25"
            textAnchor="middle"
            fontSize="15.5"
            fontWeight="600"
            className="fill-card-foreground"
          >
            {label}
          </text>
        </g>
      ))}
    </svg>
  );
}
