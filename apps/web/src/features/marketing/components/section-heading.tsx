import type { ReactNode } from 'react';

type SectionHeadingProps = { id?: string | undefined; title: ReactNode; description?: ReactNode };

/** Heading of one part of a public page. */
export function SectionHeading({ id, title, description }: SectionHeadingProps) {
  return (
    <div className="mb-8 max-w-reading lg:mb-10">
      <h2 id={id} className="text-3xl font-extrabold">
        {title}
      </h2>
      {description ? <p className="mt-3 text-lg text-muted-foreground">{description}</p> : null}
    </div>
  );
}
