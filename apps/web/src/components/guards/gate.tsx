import type { ReactNode } from 'react';
import { Page } from '#components/layouts/page.tsx';

type GateProps = {
  icon: ReactNode;
  title: string;
  description: ReactNode;
  actions: ReactNode;
  children?: ReactNode;
  /** 2 where the page around the gate has its own first heading. */
  headingLevel?: 1 | 2 | undefined;
};

/** A closed door: why it is closed, and the ways to open it. */
export function Gate({ icon, title, description, actions, children, headingLevel = 1 }: GateProps) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <Page size="form" className="text-center">
      <div className="mx-auto grid size-20 place-items-center rounded-full bg-accent-soft text-accent-soft-foreground [&_svg]:size-9">
        {icon}
      </div>
      <Heading className="mt-6 text-3xl font-extrabold">{title}</Heading>
      <p className="mt-3 text-lg text-muted-foreground">{description}</p>
      <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:justify-center">{actions}</div>
      {children}
    </Page>
  );
}
