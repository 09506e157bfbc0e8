import { data } from 'react-router';
import { Page } from '#components/layouts/page.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { guidePath, guidesPath } from '#config/guide-paths.ts';
import { GuideView } from '#features/ideas/guides/guide-view.tsx';
import { findGuide } from '#features/ideas/guides/guides.ts';
import { NotFoundScreen } from '#features/not-found/components/not-found-screen.tsx';
import type { PageHandle } from '#lib/page-handle.ts';
import { pageMeta, privateMeta } from '#lib/page-meta.ts';
import type { Route } from './+types/panduan-satu.ts';

export const handle: PageHandle = { starts: 'on-action' };

export function loader({ params }: Route.LoaderArgs) {
  const found = findGuide(params.slug);
  return data(found, { status: found === null ? 404 : 200 });
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return privateMeta('Panduan tidak ditemukan');
  const { title, summary, slug } = loaderData.guide;
  return pageMeta(matches, {
    title,
    description: summary,
    path: guidePath(slug),
    jsonLd: { '@type': 'Article', headline: title, description: summary, inLanguage: 'id' },
  });
};

export default function GuideRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData === null) return <NotFoundScreen />;
  const { guide, next } = loaderData;
  return (
    <Page size="reading">
      <PageHeader
        title={guide.title}
        description={guide.summary}
        breadcrumb={[
          { label: 'Panduan', to: guidesPath },
          { label: `Tahap ${guide.step} dari 12, ${guide.minutes} menit` },
        ]}
      />
      <GuideView guide={guide} next={next} />
    </Page>
  );
}
