import { projectSkeletonCount, projectTabs, type ProjectTab } from '@kawanusaha/contracts/directory';
import { useState, type ReactNode } from 'react';
import { DirectoryList } from '#components/lists/directory-list.tsx';
import { FilterChips } from '#components/lists/filter-chips.tsx';
import { SearchNotes } from '#components/lists/search-notes.tsx';
import { SearchField } from '#components/lists/search-field.tsx';
import { SearchOrder, type SearchOrderProps } from '#components/lists/search-order.tsx';
import { Page } from '#components/layouts/page.tsx';
import { SkipLink } from '#components/layouts/skip-link.tsx';
import { SafetyNotice } from '#components/safety-notice.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { Tabs, TabsContent, TabsLink, TabsList } from '#components/ui/tabs.tsx';
import { paths } from '#config/paths.ts';
import { publicFetch } from '#lib/api/public-fetch.ts';
import { formatCursor, type CountedList, type KnownList } from '#lib/lists/keyset-list.ts';
import { isNewestFirst } from '#lib/lists/search-order.ts';
import { useAddressFilters } from '#lib/lists/use-address-filters.ts';
import { useRememberedList } from '#lib/lists/use-remembered-list.ts';
import { countProjects } from '../api/count-projects.ts';
import { searchProjects } from '../api/search-projects.ts';
import { projectMessages as messages } from '../messages.ts';
import {
  describeProjectCount,
  parseProjectFilters,
  projectAddress,
  projectFilterParams,
  type ProjectFilters,
} from '../project-filters.ts';
import type { ProjectRow } from '../project-row.ts';
import { activeProjectChips } from './active-project-chips.ts';
import { DeleteProject } from './delete-project.tsx';
import { ProjectCard, ProjectCardSkeleton } from './project-card.tsx';
import { ProjectDirectoryActions } from './project-directory-actions.tsx';
import { ProjectDirectoryEmpty } from './project-directory-empty.tsx';
import { ProjectDirectoryFilters } from './project-directory-filters.tsx';
import { ProjectFilterFields } from './project-filter-fields.tsx';

const formId = 'cari-project';
const noFilters = parseProjectFilters(new URLSearchParams());

type Props = {
  /** What the server found for the address, so that the first page is in the HTML; null to load it here. */
  initial: KnownList<ProjectRow> | null;
  onApply: (project: ProjectRow) => void;
  /** What is suggested to a member: above the search, and on phones below the first results. */
  suggestions: ReactNode;
  suggestionsOnPhones: ReactNode;
  /** What saves the search in the address: above the results, and on phones below the first ones. */
  saving: ReactNode;
  savingOnPhones: ReactNode;
};

/** /cari-project (spec §2): type tabs, search, filters, and the projects that answer to them. */
export function ProjectDirectory({
  initial,
  onApply,
  suggestions,
  suggestionsOnPhones,
  saving,
  savingOnPhones,
}: Props) {
  const { filters, setFilters, text, setText, search } = useAddressFilters({
    parse: parseProjectFilters,
    toParams: projectFilterParams,
  });
  const [deleting, setDeleting] = useState<ProjectRow | null>(null);
  const directory = useRememberedList<ProjectRow>({
    name: 'projects',
    key: projectFilterParams(filters).toString(),
    initial,
    fetchPage: (cursor, limit, signal) => searchProjects(publicFetch, filters, cursor, limit, signal),
    fetchTotal: (signal) => countProjects(publicFetch, filters, signal),
  });
  const { list } = directory;
  const found = list.status === 'ready' ? list.rows : [];
  const ordering: SearchOrderProps = {
    rows: found,
    query: filters.query,
    order: isNewestFirst(filters) ? 'terbaru' : 'cocok',
    orderHref: (order) =>
      projectAddress({ ...filters, order, tab: filters.tab === 'Terbaru' ? 'Semua' : filters.tab }),
  };
  const clearFilters = () => {
    setText('');
    setFilters({ ...noFilters, tab: filters.tab });
  };
  const words =
    list.total === null || list.status !== 'ready' ? '' : describeProjectCount(filters, list.total);

  return (
    <Page className="max-md:pt-1">
      <SkipLink href="#hasil">Lewati ke hasil</SkipLink>
      <PageHeader
        title={messages.title}
        isSlim
        description="Temukan tim, atau proyek yang butuh keahlian Anda."
        note={
          <p role="status" className="truncate text-xs text-muted-foreground md:hidden">
            {words}
          </p>
        }
        actions={<ProjectDirectoryActions />}
      />
      {suggestions}
      <div className="flex flex-col gap-4 max-md:gap-1">
        <SearchField
          formId={formId}
          action={paths.projects}
          label="Cari proyek"
          placeholder="Nama, isi, atau keahlian"
          text={text}
          onText={setText}
          onSearch={search}
        >
          {filters.order === 'cocok' ? null : <input type="hidden" name="urut" value={filters.order} />}
          {filters.tab === 'Semua' ? null : <input type="hidden" name="tipe" value={filters.tab} />}
          <ProjectDirectoryFilters filters={filters} onChange={setFilters} words={words} formId={formId} />
        </SearchField>
        <Tabs value={tabValue(filters.tab)} onValueChange={(value) => setFilters({ tab: tabOf(value) })}>
          <TabsList aria-label="Tipe proyek">
            {projectTabs.map((tab) => (
              <TabsLink
                key={tab}
                value={tabValue(tab)}
                href={projectAddress({ ...filters, tab })}
                className="lg:px-3"
              >
                {tab}
              </TabsLink>
            ))}
          </TabsList>
          <TabsContent
            value={tabValue(filters.tab)}
            className="grid items-start gap-8 max-md:pt-1 lg:grid-cols-[15rem_minmax(0,1fr)]"
          >
            <aside aria-label="Filter" className="no-script-block filter-column">
              <ProjectFilterFields filters={filters} onChange={setFilters} formId={formId} />
            </aside>
            <div className="flex min-w-0 flex-col gap-4 max-md:gap-1.5">
              <SafetyNotice className="max-md:hidden" />
              <p role="status" className="min-h-6 font-medium max-md:hidden">
                {words}
              </p>
              <FilterChips
                chips={activeProjectChips(filters)}
                clearHref={projectAddress({ ...noFilters, tab: filters.tab })}
              />
              {saving}
              <div id="hasil" tabIndex={-1} className="flex flex-col gap-4">
                <SearchNotes
                  rows={found}
                  query={filters.query}
                  queryHref={(query) => projectAddress({ ...filters, query })}
                />
                <SearchOrder {...ordering} className="max-md:hidden" />
                <DirectoryList
                  list={list}
                  label="Daftar proyek"
                  skeleton={<ProjectCardSkeleton />}
                  skeletonCount={projectSkeletonCount}
                  error={{
                    title: messages.loadFailed,
                    description: messages.loadError,
                    onRetry: directory.reload,
                  }}
                  empty={<ProjectDirectoryEmpty filters={filters} onClear={clearFilters} />}
                  heights={directory.heights}
                  initialWindow={directory.initialWindow}
                  placeKey={directory.placeKey}
                  onWindow={directory.onWindow}
                  onMore={directory.loadMore}
                  moreHref={nextPageAddress(filters, list)}
                  className="grid gap-2 md:gap-4 md:grid-cols-2"
                  // What can be done with the answers waits below the first two of them.
                  afterFirstScreen={
                    <>
                      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden md:hidden">
                        <SearchOrder {...ordering} />
                        {savingOnPhones}
                      </div>
                      {suggestionsOnPhones}
                    </>
                  }
                >
                  {(project) => <ProjectCard project={project} onApply={onApply} onDelete={setDeleting} />}
                </DirectoryList>
              </div>
            </div>
          </TabsContent>
        </Tabs>
      </div>
      <DeleteProject project={deleting} onClose={() => setDeleting(null)} onDeleted={directory.remove} />
    </Page>
  );
}

/** Ids of tabs hold no space, since an id with one cannot be referred to. */
const tabValue = (tab: ProjectTab) => tab.toLowerCase().replaceAll(' ', '-');
const tabOf = (value: string) => projectTabs.find((tab) => tabValue(tab) === value) ?? 'Semua';

function nextPageAddress(filters: ProjectFilters, list: CountedList<ProjectRow>): string | null {
  if (list.next === null) return null;
  const params = projectFilterParams(filters);
  params.set('setelah', formatCursor(list.next));
  return `${paths.projects}?${params.toString()}`;
}
