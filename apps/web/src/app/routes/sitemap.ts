import { guidePath, guidesPath } from '#config/guide-paths.ts';
import { incidentsPath } from '#config/incidents-path.ts';
import { paths } from '#config/paths.ts';
import { publicProfilePath } from '#config/profile-paths.ts';
import { salesPagePath } from '#config/sales-paths.ts';
import { listGuides } from '#features/ideas/guides/guides.ts';
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
  incidentsPath,
  guidesPath,
  ...listGuides().map(({ slug }) => guidePath(slug)),
];
const timeoutMs = 5_000;
const newest = 'select=id,updated_at&order=updated_at.desc&limit=1000';

type Sold = { slug: string; updated_at: string };
type Person = { username: string; updated_at: string };

/** Newest rows of an answer of the API; none when it cannot be read, so that the sitemap stands without them. */
async function listRows<Item>(fetchApi: RequestContext['fetchApi'], path: string): Promise<Item[]> {
  try {
    const response = await fetchApi(path, { signal: AbortSignal.timeout(timeoutMs) });
    return response.ok ? ((await response.json()) as Item[]) : [];
  } catch {
    return [];
  }
}

/** Lists the public pages, with the newest open projects, contacts, members' pages and sales pages, for crawlers. */
export async function loader({ context }: Route.LoaderArgs) {
  const { fetchApi, publicConfig } = context.get(requestContext);
  const [projects, contacts, sold, people] = await Promise.all([
    listRows<Row>(fetchApi, `/rest/v1/project_listings?${newest}&is_active=eq.true`),
    listRows<Row>(fetchApi, `/rest/v1/relasi_bisnis?${newest}`),
    // Sales pages that were seen for a week, and pages of members who let crawlers list them.
    listRows<Sold>(fetchApi, '/rest/v1/rpc/list_sales_pages'),
    listRows<Person>(fetchApi, '/rest/v1/rpc/list_public_profiles'),
  ]);
  const urlOf = (path: string, changed = '') =>
    `  <url><loc>${publicConfig.siteUrl}${path}</loc>${changed && `<lastmod>${changed.slice(0, 10)}</lastmod>`}</url>`;
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...publicPaths.map((path) => urlOf(path)),
    ...projects.map(({ id, updated_at: changed }) => urlOf(paths.project(id), changed)),
    ...contacts.map(({ id, updated_at: changed }) => urlOf(paths.relation(id), changed)),
    ...people.map(({ username, updated_at: changed }) => urlOf(publicProfilePath(username), changed)),
    ...sold.map(({ slug, updated_at: changed }) => urlOf(salesPagePath(slug), changed)),
    '</urlset>',
    '',
  ].join('\n');
  return new Response(body, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
