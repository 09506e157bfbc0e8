import { lazy, Suspense, useEffect, useState } from 'react';
import { data, useRevalidator, useSearchParams } from 'react-router';
import { paths } from '#config/paths.ts';
import { getProject } from '#features/projects/api/get-project.ts';
import { getReplyDays } from '#features/projects/api/get-reply-days.ts';
import { listSimilarProjects } from '#features/projects/api/list-similar-projects.ts';
import { ProjectDetail } from '#features/projects/components/project-detail.tsx';
import { ProjectMissing } from '#features/projects/components/project-missing.tsx';
import { describeProject } from '#features/projects/describe-project.ts';
import type { ProjectRow } from '#features/projects/project-row.ts';
import type { FetchApi } from '#lib/api/fetch-api.ts';
import { publicFetch } from '#lib/api/public-fetch.ts';
import { pictureMeta } from '#lib/page-meta.ts';
import { useSession } from '#lib/session/use-session.ts';
import { requestContext } from '#lib/request-context.ts';
import { ApplyOrUpgrade } from '../apply-or-upgrade.tsx';
import type { Route } from './+types/cari-project-detail.ts';

const MatchedPeople = lazy(async () => {
  const { MatchedPeople: component } = await import('#features/matching/components/matched-people.tsx');
  return { default: component };
});

type Loaded = { project: ProjectRow | null; similar: ProjectRow[]; replyDays: number | null; url: string };

async function load(fetchApi: FetchApi, id: string, siteUrl: string): Promise<Loaded> {
  const project = await getProject(fetchApi, id);
  const url = siteUrl + paths.project(id);
  if (project === null) return { project, similar: [], replyDays: null, url };
  // The page stands without its neighbours.
  const [similar, replyDays] = await Promise.all([
    listSimilarProjects(fetchApi, project).catch(() => []),
    getReplyDays(fetchApi, id).catch(() => null),
  ]);
  return { project, similar, replyDays, url };
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { fetchApi, publicConfig } = context.get(requestContext);
  const loaded = await load(fetchApi, params.id, publicConfig.siteUrl);
  return data(loaded, { status: loaded.project === null ? 404 : 200 });
}

export function clientLoader({ params }: Route.ClientLoaderArgs): Promise<Loaded> {
  return load(publicFetch, params.id, window.location.origin);
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData?.project) return [{ title: 'Proyek tidak ditemukan | KawanUsaha' }];
  const { project, url } = loaderData;
  const title = `${project.project_name} | KawanUsaha`;
  const description = describeProject(project);
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'article' },
    { property: 'og:title', content: project.project_name },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:locale', content: 'id_ID' },
    { property: 'og:site_name', content: 'KawanUsaha' },
    ...pictureMeta(
      new URL(`/pratinjau/proyek/${project.id}.png`, url).href,
      `${project.project_name}. ${description}`,
    ),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Cari Project', item: new URL(paths.projects, url).href },
          { '@type': 'ListItem', position: 2, name: project.project_name, item: url },
        ],
      },
    },
  ];
};

export default function Project({ loaderData, params }: Route.ComponentProps) {
  const revalidator = useRevalidator();
  const [applyingTo, setApplyingTo] = useState<ProjectRow | null>(null);
  // After the payment that it took, the application is opened again.
  const [search, setSearch] = useSearchParams();
  const { isPremium } = useSession();
  const found = loaderData.project;
  useEffect(() => {
    if (!isPremium || found === null || !search.has('lamar')) return;
    setApplyingTo(found);
    setSearch({}, { replace: true, preventScrollReset: true });
  }, [isPremium, found, search, setSearch]);
  const handleChanged = () => void revalidator.revalidate();
  const { project, similar, replyDays, url } = loaderData;
  return (
    <>
      {project === null ? (
        <ProjectMissing key={params.id} id={params.id} url={url} onApply={setApplyingTo} />
      ) : (
        <ProjectDetail
          key={project.id}
          project={project}
          similar={similar}
          replyDays={replyDays}
          url={url}
          onApply={setApplyingTo}
          onChanged={handleChanged}
          forOwner={
            <Suspense>
              <MatchedPeople projectId={project.id} />
            </Suspense>
          }
        />
      )}
      <ApplyOrUpgrade project={applyingTo} onClose={() => setApplyingTo(null)} />
    </>
  );
}
