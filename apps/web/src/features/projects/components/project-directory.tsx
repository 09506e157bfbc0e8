import { projectSkeletonCount, projectTabs } from '@kawanusaha/contracts/directory';
import { useState, type ReactNode } from 'react';
import { DirectoryEmpty } from '#components/lists/directory-empty.tsx';
import { DirectoryResults } from '#components/lists/directory-results.tsx';
import { DirectoryTabs } from '#components/lists/directory-tabs.tsx';
import { FilterChips } from '#components/lists/filter-chips.tsx';
import { SearchField } from '#components/lists/search-field.tsx';
import { SearchOrder } from '#components/lists/search-order.tsx';
import { Page } from '#components/layouts/page.tsx';
import { SkipLink } from '#components/layouts/skip-link.tsx';
import { SafetyNotice } from '#components/safety-notice.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { paths } from '#config/paths.ts';
import type { KnownList } from '#lib/lists/keyset-list.ts';
import { type DirectoryKind, useDirectory } from '#lib/lists/use-directory.ts';
import { countProjects } from '../api/count-projects.ts';
import { searchProjects } from '../api/search-projects.ts';
import { projectMessages as messages } from '../messages.ts';
import {
  countExtraFilters,
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
import { ProjectDirectoryFilters } from './project-directory-filters.tsx';
import { ProjectFilterFields } from './project-filter-fields.tsx';

const formId = 'cari-project';
const noFilters = parseProjectFilters(new URLSearchParams());
const kind: DirectoryKind<ProjectFilters, ProjectRow> = {
  name: 'projects',
  path: paths.projects,
  parse: parseProjectFilters,
  toParams: projectFilterParams,
  search: searchProjects,
  count: countProjects,
  describeCount: describeProjectCount,
};

type Props = {
  /** What the server found for the address, so that the first page is in the HTML; null to load it here. */
  initial: KnownList<ProjectRow> | null;
  onApply: (project: ProjectRow) => void;
  /** What is suggested to a member: below the first results. */
  suggestions: ReactNode;
  /** What saves the search in the address: above the results, and on phones below the first ones. */
  saving: ReactNode;
  savingOnPhones: ReactNode;
};

/** /cari-project (spec §2): type tabs, search, filters, and the projects that answer to them. */
export function ProjectDirectory({ initial, onApply, suggestions, saving, savingOnPhones }: Props) {
  const directory = useDirectory(kind, initial);
  const { filters, setFilters, text, setText, search, addressOf, ordering, words } = directory;
  const [deleting, setDeleting] = useState<ProjectRow | null>(null);
  const clearFilters = () => {
    setText('');
    setFilters({ ...noFilters, tab: filters.tab });
  };

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
        <DirectoryTabs
          label="Tipe proyek"
          tabs={projectTabs}
          current={filters.tab}
          hrefOf={(tab) => addressOf({ tab })}
          onTab={(tab) => setFilters({ tab })}
          linkClassName="lg:px-3"
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
            <DirectoryResults
              directory={directory}
              label="Daftar proyek"
              skeleton={<ProjectCardSkeleton />}
              skeletonCount={projectSkeletonCount}
              texts={messages}
              onRetry={directory.reload}
              empty={
                <DirectoryEmpty
                  tab={filters.tab}
                  isFiltered={countExtraFilters(filters) > 0 || filters.query.trim() !== ''}
                  texts={messages}
                  searchHint="Coba kata lain, atau kurangi filter."
                  firstHint="Jadilah yang pertama: ceritakan proyek Anda, gratis."
                  clearLabel="Hapus filter"
                  onClear={clearFilters}
                  registerPath={paths.newProject}
                />
              }
              className="grid gap-2 md:gap-4 md:grid-cols-2"
              // What can be done with the answers waits below the first two of them.
              afterFirstScreen={
                <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden md:hidden">
                  <SearchOrder {...ordering} />
                  {savingOnPhones}
                </div>
              }
              forMembers={suggestions}
            >
              {(project) => <ProjectCard project={project} onApply={onApply} onDelete={setDeleting} />}
            </DirectoryResults>
          </div>
        </DirectoryTabs>
      </div>
      <DeleteProject project={deleting} onClose={() => setDeleting(null)} onDeleted={directory.remove} />
    </Page>
  );
}
