import { lazy, Suspense, useEffect, useState } from 'react';
import { data, useRevalidator, useSearchParams } from 'react-router';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { paths } from '#config/paths.ts';
import { getProject } from '#features/projects/api/get-project.ts';
import { getProjectPage, type ProjectPage } from '#features/projects/api/get-project-page.ts';
import { getReplyDays } from '#features/projects/api/get-reply-days.ts';
import { listSimilarProjects } from '#features/projects/api/list-similar-projects.ts';
import { ProjectDetail } from '#features/projects/components/project-detail.tsx';
import { ProjectMissing } from '#features/projects/components/project-missing.tsx';
import { describeProject } from '#features/projects/describe-project.ts';
import { isOpen } from '#features/projects/project-state.ts';
import type { ProjectRow } from '#features/projects/project-row.ts';
import type { FetchApi } from '#lib/api/fetch-api.ts';
import { getPersonSigns } from '#lib/api/get-person-signs.ts';
import { publicFetch } from '#lib/api/public-fetch.ts';
import { loadOrKept } from '#lib/load-or-kept.ts';
import { useSession } from '#lib/session/use-session.ts';
import { requestContext } from '#lib/request-context.ts';
import { sharedPageMeta } from '#lib/shared-page-meta.ts';
import { ApplyOrUpgrade } from '../apply-or-upgrade.tsx';
import { sendInvitation } from '../send-invitation.ts';
import type { Route } from './+types/cari-project-detail.ts';
import type { PageHandle } from '#lib/page-handle.ts';

export const handle: PageHandle = { starts: 'on-action' };

const MatchedPeople = lazy(async () => {
  const { MatchedPeople: component } = await import('#features/matching/components/matched-people.tsx');
  return { default: component };
});

const ListingFit = lazy(async () => {
  const { ListingFit: component } = await import('#features/matching/components/listing-fit.tsx');
  return { default: component };
});

const SaveProjectButton = lazy(async () => {
  const { SaveProjectButton: component } =
    await import('#features/projects/saved/components/save-project-button.tsx');
  return { default: component };
});

const ProjectTeam = lazy(async () => {
  const { ProjectTeam: component } = await import('#features/projects/components/project-team.tsx');
  return { default: component };
});

type Loaded = {
  project: ProjectRow | null;
  similar: ProjectRow[];
  replyDays: number | null;
  page: ProjectPage | null;
  url: string;
};

async function load(fetchApi: FetchApi, fetchAside: FetchApi, id: string, siteUrl: string): Promise<Loaded> {
  const project = await getProject(fetchApi, id);
  const url = siteUrl + paths.project(id);
  if (project === null) return { project, similar: [], replyDays: null, page: null, url };
  // The page stands without its neighbours.
  const [similar, replyDays, page, signs] = await Promise.all([
    listSimilarProjects(fetchAside, project).catch(() => []),
    getReplyDays(fetchApi, id).catch(() => null),
    getProjectPage(fetchApi, id).catch(() => null),
    getPersonSigns(fetchApi, project.user_id).catch(() => null),
  ]);
  return { project: { ...project, owner_signs: signs }, similar, replyDays, page, url };
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { fetchApi, fetchAside, publicConfig } = context.get(requestContext);
  const loaded = await load(fetchApi, fetchAside, params.id, publicConfig.siteUrl);
  return data(loaded, { status: loaded.project === null ? 404 : 200 });
}

export function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs): Promise<Loaded> {
  return loadOrKept(() => load(publicFetch, publicFetch, params.id, window.location.origin), serverLoader);
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData?.project) return [{ title: 'Proyek tidak ditemukan | KawanUsaha' }];
  const { project, page, url } = loaderData;
  const name = project.project_name;
  const description = describeProject(project);
  return sharedPageMeta({
    name,
    description,
    url,
    type: 'article',
    picture: { path: `/pratinjau/proyek/${project.id}.png`, says: name },
    structured: {
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            {
              '@type': 'ListItem',
              position: 1,
              name: 'Cari Project',
              item: new URL(paths.projects, url).href,
            },
            { '@type': 'ListItem', position: 2, name, item: url },
          ],
        },
        {
          '@type': 'Project',
          name,
          description,
          url,
          foundingDate: project.created_at.slice(0, 10),
          // Only those who agreed to be shown.
          ...(page === null || page.team.length === 0
            ? {}
            : { member: page.team.map(({ name }) => ({ '@type': 'Person', name })) }),
        },
      ],
    },
  });
};

export default function Project({ loaderData, params }: Route.ComponentProps) {
  const revalidator = useRevalidator();
  const [applyingTo, setApplyingTo] = useState<ProjectRow | null>(null);
  // After the payment that it took, the application is opened again.
  const [search, setSearch] = useSearchParams();
  const { isPremium, user } = useSession();
  const found = loaderData.project;
  useEffect(() => {
    if (!isPremium || found === null || !search.has('lamar')) return;
    setApplyingTo(found);
    setSearch({}, { replace: true, preventScrollReset: true });
  }, [isPremium, found, search, setSearch]);
  const handleChanged = () => void revalidator.revalidate();
  const { project, similar, replyDays, page, url } = loaderData;
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
          freeSeats={page?.free_seats ?? null}
          url={url}
          onApply={setApplyingTo}
          onChanged={handleChanged}
          parts={
            page === null ? null : (
              <Suspense>
                <ProjectTeam page={page} />
              </Suspense>
            )
          }
          fit={
            user === null || user.id === project.user_id || !isOpen(project) ? null : (
              <Suspense fallback={<Skeleton className="mt-4 h-52 rounded-lg" />}>
                <ListingFit projectId={project.id} />
              </Suspense>
            )
          }
          forMember={
            user === null || user.id === project.user_id ? null : (
              <Suspense>
                <SaveProjectButton projectId={project.id} projectName={project.project_name} />
              </Suspense>
            )
          }
          forOwner={
            <Suspense>
              <MatchedPeople
                projectId={project.id}
                projectName={project.project_name}
                send={sendInvitation}
              />
            </Suspense>
          }
        />
      )}
      <ApplyOrUpgrade project={applyingTo} onClose={() => setApplyingTo(null)} />
    </>
  );
}
