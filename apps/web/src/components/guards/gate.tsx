import type { ReactNode } from 'react';
import { Page } from '#components/layouts/page.tsx';
import { cn } from '#lib/cn.ts';

type GateProps = {
  icon: ReactNode;
  title: string;
  description: ReactNode;
  actions: ReactNode;
  children?: ReactNode;
  /** 2 where the page around the gate has its own first heading. */
  headingLevel?: 1 | 2 | undefined;
};

/** What a page says to a visitor who may not see it: why, and what would let them. */
export function Gate({ icon, title, description, actions, children, headingLevel = 1 }: GateProps) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <Page size="form" className={cn('text-center', headingLevel === 2 && 'max-sm:pt-0')}>
      {/* On a phone both ways out stand above the toast that tells of the gate. */}
      <div className="mx-auto grid size-12 place-items-center rounded-full bg-accent-soft text-accent-soft-foreground sm:size-20 [&_svg]:size-6 sm:[&_svg]:size-9">
        {icon}
      </div>
      <Heading className="mt-3 text-2xl font-extrabold sm:mt-6 sm:text-3xl">{title}</Heading>
      <p className="mt-2 text-muted-foreground sm:mt-3 sm:text-lg">{description}</p>
      <div className="mt-5 flex flex-col gap-3 sm:mt-8 sm:flex-row sm:justify-center">{actions}</div>
      {children}
    </Page>
  );
}
