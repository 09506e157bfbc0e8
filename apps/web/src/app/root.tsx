import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { requestContext } from '#lib/request-context.ts';
import type { Route } from './+types/root.ts';
import './app.css';

/** Public settings for the browser; see `lib/public-config.ts`. */
export function loader({ context }: Route.LoaderArgs) {
  return context.get(requestContext).publicConfig;
}

export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="id">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <main id="konten">
      <Outlet />
    </main>
  );
}
