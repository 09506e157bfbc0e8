import { company } from '@kawanusaha/contracts/company';
import { paths } from '#config/paths.ts';
import { fetchHomeData } from '#features/marketing/api/fetch-home-data.ts';
import { Hero } from '#features/marketing/components/hero.tsx';
import { HomeDetails } from '#features/marketing/components/home-details.tsx';
import { LatestProjects } from '#features/marketing/components/latest-projects.tsx';
import { StatsLine } from '#features/marketing/components/stats-line.tsx';
import { pageMeta, siteUrlFrom } from '#lib/page-meta.ts';
import { requestContext } from '#lib/request-context.ts';
import type { Route } from './+types/home.ts';
import type { PageHandle } from '#lib/page-handle.ts';

export const handle: PageHandle = { starts: 'on-action' };

export function loader({ context }: Route.LoaderArgs) {
  return fetchHomeData(context.get(requestContext).fetchApi);
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const siteUrl = siteUrlFrom(matches);
  return pageMeta(matches, {
    title: 'Platform Lengkap untuk Entrepreneur Indonesia',
    description:
      'Ide bisnis dengan AI, teman satu tim di Cari Project, dan relasi bisnis untuk mahasiswa dan pengusaha muda Indonesia. Mulai gratis.',
    path: paths.home,
    jsonLd: {
      '@graph': [
        {
          '@type': 'Organization',
          '@id': `${siteUrl}/#organization`,
          name: company.name,
          url: siteUrl,
          logo: `${siteUrl}/icon-512.png`,
          email: company.email,
          foundingDate: String(company.foundedYear),
        },
        {
          '@type': 'WebSite',
          name: company.name,
          url: siteUrl,
          inLanguage: 'id',
          publisher: { '@id': `${siteUrl}/#organization` },
        },
      ],
    },
  });
};

export default function Home({ loaderData }: Route.ComponentProps) {
  const { stats, latestProjects, photos } = loaderData;
  return (
    <>
      <Hero
        live={<LatestProjects projects={latestProjects} />}
        proof={stats === null ? null : <StatsLine stats={stats} photos={photos} />}
      />
      <HomeDetails projects={latestProjects} />
    </>
  );
}
