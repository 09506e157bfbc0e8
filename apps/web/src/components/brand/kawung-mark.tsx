import type { ComponentProps } from 'react';

export const kawungPetal = 'M24 21.6C17.6 17.4 15.4 8.6 24 2.4C32.6 8.6 30.4 17.4 24 21.6Z';
const angles = [45, 135, 225, 315];

type KawungMarkProps = Omit<ComponentProps<'svg'>, 'children'> & { title?: string | undefined };

/** The mark: four people around one idea, after the kawung batik motif. Decorative unless it has a title. */
export function KawungMark({ title, ...props }: KawungMarkProps) {
  return (
    <svg viewBox="7 7 34 34" fill="none" {...(title ? { role: 'img' } : { 'aria-hidden': true })} {...props}>
      {title ? <title>{title}</title> : null}
      <g className="fill-primary">
        {angles.map((angle) => (
          <path key={angle} d={kawungPetal} transform={`rotate(${angle} 24 24)`} />
        ))}
      </g>
      <circle cx="24" cy="24" r="3.6" className="fill-accent" />
    </svg>
  );
}
