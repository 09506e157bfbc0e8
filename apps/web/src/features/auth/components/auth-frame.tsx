import type { ReactNode } from 'react';
import { KawungMark } from '#components/brand/kawung-mark.tsx';
import { Page } from '#components/layouts/page.tsx';
import { Card, CardContent } from '#components/ui/card.tsx';

type AuthFrameProps = {
  title: ReactNode;
  description?: ReactNode;
  /** Link back to the step before. */
  back?: ReactNode;
  /** Keeps the footer below the window, where there is little to show. */
  isShort?: boolean;
  children: ReactNode;
};

/** One narrow card under the mark: the frame of every account screen outside the profile. */
export function AuthFrame({ title, description, back, isShort = false, children }: AuthFrameProps) {
  return (
    <Page size="form" className={isShort ? 'min-h-[calc(100dvh-6rem)]' : undefined}>
      {back}
      <header className="mb-6 flex flex-col items-center text-center">
        <KawungMark className="mb-4 hidden size-12 sm:block" />
        <h1 className="text-2xl font-extrabold sm:text-3xl">{title}</h1>
        {description === undefined ? null : (
          <p className="mt-2 max-w-md text-muted-foreground">{description}</p>
        )}
      </header>
      <Card>
        <CardContent>{children}</CardContent>
      </Card>
    </Page>
  );
}
