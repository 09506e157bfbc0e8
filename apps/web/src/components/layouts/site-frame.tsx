import type { ReactNode } from 'react';
import { NavigationProgress } from './navigation-progress.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SkipLink } from './skip-link.tsx';

type SiteFrameProps = { notifications?: ReactNode; children: ReactNode };

/** What every page has around it: skip link, header, content, footer. */
export function SiteFrame({ notifications, children }: SiteFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <NavigationProgress />
      <RouteAnnouncer />
      <SiteHeader notifications={notifications} />
      <main id="konten" tabIndex={-1} className="grow">
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
