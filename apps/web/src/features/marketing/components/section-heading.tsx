import type { ReactNode } from 'react';

type SectionHeadingProps = { id?: string | undefined; title: ReactNode; description?: ReactNode };

/** Heading of one part of a public page. */
export function SectionHeading({ id, title, description }: SectionHeadingProps) {
  return (
    <div className="mb-3 max-w-reading sm:mb-6">
      <h2 id={id} className="text-2xl font-extrabold sm:text-3xl">
        {title}
      </h2>
      {description ? <p className="mt-2 text-muted-foreground sm:mt-3 sm:text-lg">{description}</p> : null}
    </div>
  );
}
