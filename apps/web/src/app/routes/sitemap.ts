import { paths } from '#config/paths.ts';
import { requestContext } from '#lib/request-context.ts';
import type { Route } from './+types/sitemap.ts';

const publicPaths = [
  paths.home,
  paths.projects,
  paths.relations,
  paths.ideaAi,
  paths.pricing,
  paths.premium,
  paths.about,
  paths.contact,
  paths.privacy,
];

/** Lists the public pages for crawlers. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(requestContext).publicConfig;
  const entries = publicPaths.map((path) => `  <url><loc>${siteUrl}${path}</loc></url>`);
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
  return new Response(body, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
