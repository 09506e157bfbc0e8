import { requestContext } from '#lib/request-context.ts';
import type { Route } from './+types/robots.ts';

/** Lets crawlers read the public pages and names the sitemap. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(requestContext).publicConfig;
  const body = [
    'User-agent: *',
    'Disallow: /auth/',
    'Disallow: /rest/',
    'Disallow: /functions/',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
  return new Response(body, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
