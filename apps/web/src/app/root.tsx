import { type ReactNode, use, useEffect, lazy, Suspense } from 'react';
import { Links, Meta, Outlet, useMatches, useRouteLoaderData } from 'react-router';
import { ErrorPage } from '#components/error-page.tsx';
import { PlainBell } from '#components/layouts/site-header.tsx';
import { PageScripts } from '#components/layouts/page-scripts.tsx';
import { PlaceKeeper } from '#components/layouts/place-keeper.tsx';
import { SiteFrame } from '#components/layouts/site-frame.tsx';
import { Toaster } from '#components/ui/toaster.tsx';
import { fetchPremiumPrice } from '#features/premium/api/fetch-premium-price.ts';
import { DocumentContext } from '#lib/document-context.ts';
import { replayEarlyActionsSoon } from '#lib/early/replay-early-actions.ts';
import type { PageHandle } from '#lib/page-handle.ts';
import { publishableKeyMetaName } from '#lib/public-config.ts';
import { reportProblem } from '#lib/report-problem.ts';
import { requestContext } from '#lib/request-context.ts';
import { renewExpiredSession } from '#lib/session/renew-expired-session.ts';
import { useArrivingSession } from '#lib/session/use-arriving-session.ts';
import { useSession } from '#lib/session/use-session.ts';
import type { Route } from './+types/root.ts';
import './app.css';

// Only members see it, so other pages do not load it.
const NotificationBell = lazy(async () => {
  const { NotificationBell: Bell } = await import('#features/notifications/components/notification-bell.tsx');
  return { default: Bell };
});

// Few visits bring a session of another browser.
const ArrivingSession = lazy(async () => {
  const { ArrivingSession: Screen } = await import('#features/auth/components/arriving-session.tsx');
  return { default: Screen };
});

const MemberParts = lazy(async () => {
  const { MemberParts: Parts } = await import('./member-parts.tsx');
  return { default: Parts };
});

/** Public settings for the browser, and the price in force; they do not change while a page is open. */
export async function loader({ context }: Route.LoaderArgs) {
  const { publicConfig, fetchApi } = context.get(requestContext);
  return { ...publicConfig, premiumPrice: await fetchPremiumPrice(fetchApi) };
}

export const shouldRevalidate = () => false;

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export function Layout({ children }: { children: ReactNode }) {
  const config = useRouteLoaderData<typeof loader>('root');
  const parts = use(DocumentContext);
  return (
    <html lang="id" data-typeface={parts?.typeface} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <script
          nonce={parts?.nonce}
          suppressHydrationWarning
          // oxlint-disable-next-line react/no-danger -- a constant of ours, named in the policy
          dangerouslySetInnerHTML={{ __html: parts?.earlyScript ?? '' }}
        />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf6" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#081410" />
        {config ? <meta name={publishableKeyMetaName} content={config.publishableKey} /> : null}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Toaster />
        <PlaceKeeper />
        <PageScripts />
      </body>
    </html>
  );
}

export default function App() {
  const question = useArrivingSession();
  useEffect(() => {
    renewExpiredSession().catch((error: unknown) => reportProblem('session', error));
    return replayEarlyActionsSoon();
  }, []);
  const isBare = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.isBare === true);
  const screen =
    question === null ? (
      <Outlet />
    ) : (
      <Suspense fallback={null}>
        <ArrivingSession question={question} />
      </Suspense>
    );
  if (isBare)
    return (
      <>
        {screen}
        <LiveMember />
      </>
    );
  return (
    <SiteFrame
      notifications={
        <Suspense fallback={<PlainBell />}>
          <NotificationBell />
        </Suspense>
      }
    >
      {screen}
      <LiveMember />
    </SiteFrame>
  );
}

/** What a member's page hears live, and the bar of phones. Apart, so that the page is not rendered again when the browser knows who visits. */
function LiveMember() {
  const { user } = useSession();
  if (user === null) return null;
  return (
    <Suspense fallback={null}>
      <MemberParts userId={user.id} />
    </Suspense>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteFrame>
      <ErrorPage error={error} />
    </SiteFrame>
  );
}
