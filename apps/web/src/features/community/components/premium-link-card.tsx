import type { ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Card, CardContent, CardFooter, CardHeader, CardTitle } from '#components/ui/card.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { MaybeOutside } from './maybe-outside.tsx';

type PremiumLinkCardProps = {
  icon: ReactNode;
  title: string;
  text: string;
  /** Words of the link, e.g. 'Gabung grup WhatsApp'. */
  actionLabel: string;
  /** Address, null while an admin has not set it, undefined while it loads. */
  url: string | null | undefined;
  /** Keeps the heading order of the page. */
  as?: 'h2' | 'h3' | undefined;
};

/** One benefit behind an outside address; says so while there is none yet. */
export function PremiumLinkCard({ icon, title, text, actionLabel, url, as }: PremiumLinkCardProps) {
  return (
    <Card>
      <CardHeader>
        <span className="text-primary [&_svg]:size-7">{icon}</span>
        <CardTitle as={as} className="mt-2">
          {title}
        </CardTitle>
      </CardHeader>
      <CardContent className="text-muted-foreground">{text}</CardContent>
      <CardFooter>
        {url === undefined ? <Skeleton className="h-11 w-44 rounded-md" /> : null}
        {url === null ? (
          <p className="text-sm text-muted-foreground">
            Tautan sedang disiapkan. Kami kabari begitu tersedia.
          </p>
        ) : null}
        {url ? (
          <Button asChild variant="secondary">
            <MaybeOutside to={url}>{actionLabel}</MaybeOutside>
          </Button>
        ) : null}
      </CardFooter>
    </Card>
  );
}
