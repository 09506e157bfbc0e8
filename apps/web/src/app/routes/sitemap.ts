import { paths } from '#config/paths.ts';
import { salesPagePath } from '#config/sales-paths.ts';
import { requestContext, type RequestContext } from '#lib/request-context.ts';
import type { Route } from './+types/sitemap.ts';

type Row = { id: string; updated_at: string };

const publicPaths = [
  paths.home,
  paths.projects,
  paths.relations,
  paths.ai,
  paths.pricing,
  paths.premium,
  paths.about,
  paths.contact,
  paths.privacy,
];
const timeoutMs = 5_000;
const newest = 'select=id,updated_at&order=updated_at.desc&limit=1000';

/** Newest rows of a directory; none when it cannot be read, so that the sitemap stands without them. */
async function listRows(fetchApi: RequestContext['fetchApi'], table: string, filter = ''): Promise<Row[]> {
  try {
    const response = await fetchApi(`/rest/v1/${table}?${newest}${filter}`, {
      signal: AbortSignal.timeout(timeoutMs),
    });
    return response.ok ? ((await response.json()) as Row[]) : [];
  } catch {
    return [];
  }
}

type Sold = { slug: string; updated_at: string };

/** Sales pages that were seen for a week; none when they cannot be read. */
async function listSalesPages(fetchApi: RequestContext['fetchApi']): Promise<Sold[]> {
  try {
    const response = await fetchApi('/rest/v1/rpc/list_sales_pages', {
      signal: AbortSignal.timeout(timeoutMs),
    });
    return response.ok ? ((await response.json()) as Sold[]) : [];
  } catch {
    return [];
  }
}

/** Lists the public pages, with the newest open projects, contacts and sales pages, for crawlers. */
export async function loader({ context }: Route.LoaderArgs) {
  const { fetchApi, publicConfig } = context.get(requestContext);
  const [projects, contacts, sold] = await Promise.all([
    listRows(fetchApi, 'project_listings', '&is_active=eq.true'),
    listRows(fetchApi, 'relasi_bisnis'),
    listSalesPages(fetchApi),
  ]);
  const urlOf = (path: string, changed = '') =>
    `  <url><loc>${publicConfig.siteUrl}${path}</loc>${changed && `<lastmod>${changed.slice(0, 10)}</lastmod>`}</url>`;
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...publicPaths.map((path) => urlOf(path)),
    ...projects.map(({ id, updated_at: changed }) => urlOf(paths.project(id), changed)),
    ...contacts.map(({ id, updated_at: changed }) => urlOf(paths.relation(id), changed)),
    ...sold.map(({ slug, updated_at: changed }) => urlOf(salesPagePath(slug), changed)),
    '</urlset>',
    '',
  ].join('\n');
  return new Response(body, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
