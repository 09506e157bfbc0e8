import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { QueryProvider } from '#components/query-provider.tsx';
import { paths } from '#config/paths.ts';
import { countProjects } from '#features/projects/api/count-projects.ts';
import { searchProjects } from '#features/projects/api/search-projects.ts';
import { SuggestionsPlace } from '#features/matching/components/suggestions-place.tsx';
import { firstPlace } from '#features/matching/suggestions-height.ts';
import {
  parseProjectFilters,
  projectFilterParams,
  toSavedSearch,
} from '#features/projects/project-filters.ts';
import type { ProjectRow } from '#features/projects/project-row.ts';
import { ProjectDirectory } from '#features/projects/components/project-directory.tsx';
import { cn } from '#lib/cn.ts';
import { firstPageSize, linkedPageSize, parseCursor, type KnownList } from '#lib/lists/keyset-list.ts';
import { pageMeta } from '#lib/page-meta.ts';
import { requestContext } from '#lib/request-context.ts';
import { useSession } from '#lib/session/use-session.ts';
import { useIsPhone } from '#lib/use-is-phone.ts';
import type { Route } from './+types/cari-project.ts';
import type { PageHandle } from '#lib/page-handle.ts';

export const handle: PageHandle = { starts: 'on-action' };

const ApplyOrUpgrade = lazy(async () => {
  const { ApplyOrUpgrade: component } = await import('../apply-or-upgrade.tsx');
  return { default: component };
});

const MatchedListings = lazy(async () => {
  const { MatchedListings: component } = await import('#features/matching/components/matched-listings.tsx');
  return { default: component };
});

const SaveSearchButton = lazy(async () => {
  const { SaveSearchButton: component } =
    await import('#features/projects/saved/components/save-search-button.tsx');
  return { default: component };
});

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Cari Project',
    description:
      'Direktori proyek mahasiswa dan wirausaha muda Indonesia. Cari tim berdasarkan tipe, keahlian, kota, dan budget, lalu lamar.',
    path: paths.projects,
  });

/** First page for the address, so that it is readable at once and without script. A failure is left to the browser to try again. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<{
  initial: KnownList<ProjectRow> | null;
}> {
  const { fetchApi } = context.get(requestContext);
  const params = new URL(request.url).searchParams;
  const filters = parseProjectFilters(params);
  const cursor = parseCursor(params.get('setelah'));
  try {
    const [page, total] = await Promise.all([
      searchProjects(fetchApi, filters, cursor, cursor === null ? firstPageSize : linkedPageSize),
      countProjects(fetchApi, filters),
    ]);
    const key = projectFilterParams(filters).toString();
    return { initial: { key, pages: [page], total } };
  } catch {
    return { initial: null };
  }
}

/** Within the application the list loads itself, and shows its skeletons at once. */
export async function clientLoader(): Promise<{ initial: KnownList<ProjectRow> | null }> {
  return { initial: null };
}

function MemberSuggestions() {
  const { status, user } = useSession();
  // What stands below must not move under the finger of a member when the page learns who looks.
  if (status === 'loading')
    return (
      <>
        <SuggestionsPlace served={firstPlace(true)} className="md:hidden" />
        <SuggestionsPlace served={firstPlace(false)} className="max-md:hidden" />
      </>
    );
  return user === null ? null : (
    <Suspense fallback={<SuggestionsPlace />}>
      <MatchedListings />
    </Suspense>
  );
}
// The same for every rendering, so that the directory is not rendered again for it.
const suggestions = <MemberSuggestions />;

/** What saves a search follows the first results on phones, and elsewhere it stands above them. */
function MemberSaving({ isForPhones = false }: { isForPhones?: boolean }) {
  const { status, user } = useSession();
  const isPhone = useIsPhone();
  const [params] = useSearchParams();
  if (toSavedSearch(parseProjectFilters(params)) === null) return null;
  if (status === 'loading')
    return <div className={cn('if-member h-11', isForPhones ? 'md:hidden' : 'max-md:hidden')} />;
  return user === null || isPhone !== isForPhones ? null : (
    <Suspense fallback={<div className="h-11" />}>
      <SaveSearchButton />
    </Suspense>
  );
}
const saving = <MemberSaving />;
const savingOnPhones = <MemberSaving isForPhones />;

export default function Projects({ loaderData }: Route.ComponentProps) {
  const [applyingTo, setApplyingTo] = useState<ProjectRow | null>(null);
  return (
    <QueryProvider>
      <ProjectDirectory
        initial={loaderData.initial}
        onApply={setApplyingTo}
        suggestions={suggestions}
        saving={saving}
        savingOnPhones={savingOnPhones}
      />
      {applyingTo === null ? null : (
        <Suspense>
          <ApplyOrUpgrade project={applyingTo} onClose={() => setApplyingTo(null)} />
        </Suspense>
      )}
    </QueryProvider>
  );
}
