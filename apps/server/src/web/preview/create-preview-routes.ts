import { createHash } from 'node:crypto';
import { Hono, type Context } from 'hono';
import type { AppDeps } from '#deps.ts';
import type { AppEnv } from '@kawanusaha/backend/http/app-env';
import {
  contactColumns,
  describeContactListing,
  describeProjectListing,
  describeSalesPage,
  describeShownProfile,
  projectColumns,
  type ContactListing,
  type ProjectListing,
  type ShownProfile,
  type ShownSalesPage,
} from '#web/preview/describe-listing.ts';
import { drawPreview, type Preview } from '#web/preview/draw-preview.ts';
import { createPictureStore } from '#web/preview/picture-store.ts';
import type { Outliner } from '#web/preview/text-outline.ts';

/** The picture of the site, for what has none of its own. */
const sitePicture = '/og.png';

const sources = {
  proyek: {
    query: (id: string) => `/rest/v1/project_listings?id=eq.${id}&select=${projectColumns}`,
    describe: (row: unknown) => describeProjectListing(row as ProjectListing),
  },
  relasi: {
    query: (id: string) => `/rest/v1/relasi_bisnis?id=eq.${id}&select=${contactColumns}`,
    describe: (row: unknown) => describeContactListing(row as ContactListing),
  },
  profil: {
    query: (username: string) => `/rest/v1/rpc/get_public_profile?username=${encodeURIComponent(username)}`,
    describe: (row: unknown) => describeShownProfile(row as ShownProfile),
  },
  usaha: {
    query: (slug: string) => `/rest/v1/rpc/get_sales_page?p_slug=${encodeURIComponent(slug)}`,
    describe: (row: unknown) => describeSalesPage(row as ShownSalesPage),
  },
};

/**
 * `GET /pratinjau/{proyek|relasi}/{id}.png` `/pratinjau/profil/{username}.png` and `/pratinjau/usaha/{slug}.png`: the picture that a shared link shows (1200 × 630). It is drawn from what any user
 * may see, kept while its text is the same, and carries an ETag. Unknown, closed or hidden entries, and more drawings than the
 * server does at once, lead to the picture of the site.
 */
export function createPreviewRoutes(deps: AppDeps, root: string): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const store = createPictureStore();
  let outliner: Outliner | null = null;

  async function read(kind: keyof typeof sources, id: string): Promise<Preview | null> {
    const source = sources[kind];
    const address = new URL(source.query(id), deps.settings.siteUrl);
    const answer = await deps.fetchApi(
      new Request(address, { headers: { apikey: deps.settings.publishableKey } }),
    );
    if (!answer.ok) return null;
    const rows: unknown = await answer.json();
    // A listing comes as a list of one, a public page as itself or null.
    const row: unknown = Array.isArray(rows) ? rows[0] : rows;
    return row === undefined || row === null ? null : source.describe(row);
  }

  async function answer(c: Context, kind: keyof typeof sources, id: string, caching: string) {
    const preview = await read(kind, id);
    if (preview === null) return c.redirect(sitePicture);
    const name = createHash('sha256').update(JSON.stringify(preview)).digest('base64url').slice(0, 27);
    const headers = { ETag: `"${name}"`, 'Cache-Control': caching };
    if (c.req.header('If-None-Match')?.includes(headers.ETag)) return c.body(null, 304, headers);
    const picture = await store.get(name, async () => {
      const { default: sharp } = await import('sharp');
      outliner ??= (await import('#web/preview/text-outline.ts')).createOutliner(root);
      const svg = Buffer.from(drawPreview(preview, outliner));
      return sharp(svg).png({ palette: true, colours: 96, effort: 4 }).toBuffer();
    });
    if (picture === null) return c.redirect(sitePicture);
    return c.body(new Uint8Array(picture), 200, { ...headers, 'Content-Type': 'image/png' });
  }

  app.get('/:kind{proyek|relasi}/:file{[0-9a-f-]{36}\\.png}', (c) =>
    answer(
      c,
      c.req.param('kind') as keyof typeof sources,
      c.req.param('file').slice(0, 36),
      'public, max-age=3600',
    ),
  );
  // Asked anew each time, so that it goes with the page that its member closes.
  app.get('/profil/:file{[a-z0-9._-]{3,30}\\.png}', (c) =>
    answer(c, 'profil', c.req.param('file').slice(0, -'.png'.length), 'no-cache'),
  );
  app.get('/usaha/:file{[a-z0-9-]{3,40}\\.png}', (c) =>
    answer(c, 'usaha', c.req.param('file').slice(0, -'.png'.length), 'no-cache'),
  );
  return app;
}
