import { data } from 'react-router';
import { Page } from '#components/layouts/page.tsx';
import { ReportDialog } from '#components/report-dialog.tsx';
import { ShareButtons } from '#components/share-buttons.tsx';
import { salesPagePath } from '#config/sales-paths.ts';
import { describeSalesPage, structureSalesPage } from '#features/ideas/sales/describe-sales-page.ts';
import { getSalesPage, type PublicSalesPage } from '#features/ideas/sales/api/get-sales-page.ts';
import { salesMessages as messages } from '#features/ideas/sales/messages.ts';
import { SalesPageView } from '#features/ideas/sales/sales-page-view.tsx';
import { NotFoundScreen } from '#features/not-found/components/not-found-screen.tsx';
import { publicFetch } from '#lib/api/public-fetch.ts';
import type { PageHandle } from '#lib/page-handle.ts';
import { privateMeta } from '#lib/page-meta.ts';
import { requestContext } from '#lib/request-context.ts';
import { sharedPageMeta } from '#lib/shared-page-meta.ts';
import type { Route } from './+types/usaha.ts';

export const handle: PageHandle = { starts: 'on-action' };

type Loaded = { page: PublicSalesPage; siteUrl: string } | null;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { fetchApi, publicConfig } = context.get(requestContext);
  const page = await getSalesPage(fetchApi, params.slug);
  const loaded: Loaded = page === null ? null : { page, siteUrl: publicConfig.siteUrl };
  return data(loaded, { status: page === null ? 404 : 200 });
}

export async function clientLoader({ params }: Route.ClientLoaderArgs): Promise<Loaded> {
  const page = await getSalesPage(publicFetch, params.slug);
  return page === null ? null : { page, siteUrl: window.location.origin };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  // The same as of an unknown address, so that a closed page cannot be told from one that is not there.
  if (!loaderData) return privateMeta(messages.missing);
  const { page, siteUrl } = loaderData;
  const url = siteUrl + salesPagePath(page.slug);
  return sharedPageMeta({
    name: page.name,
    description: describeSalesPage(page),
    url,
    type: 'website',
    picture: { path: `/pratinjau/usaha/${page.slug}.png`, says: page.name },
    mayBeIndexed: page.may_be_indexed,
    structured: structureSalesPage(page, url),
  });
};

export default function SalesPageRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData === null) return <NotFoundScreen />;
  const { page, siteUrl } = loaderData;
  return (
    <Page size="reading">
      <SalesPageView page={page} whatsapp={page.whatsapp} />
      <div className="mt-8 flex flex-col gap-4 border-t border-border pt-6">
        <p className="text-sm text-muted-foreground">
          {messages.about} {messages.careful}
        </p>
        <ShareButtons
          title={page.name}
          text={describeSalesPage(page)}
          url={siteUrl + salesPagePath(page.slug)}
        />
        <div>
          <ReportDialog targetKind="sales_page" targetId={page.id} targetName={page.name} />
        </div>
      </div>
    </Page>
  );
}
