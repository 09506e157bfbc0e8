import { Link } from 'react-router';
import { QueryState } from '#components/lists/query-state.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { paths } from '#config/paths.ts';
import { formatAge } from '#lib/format-date.ts';
import { ProjectSkills } from '../../components/project-skills.tsx';
import { useKeepProject } from '../api/keep-project.ts';
import { type SavedProject, useSavedProjects } from '../api/list-saved-projects.ts';
import { savedMessages as messages } from '../messages.ts';
import { SearchLink } from './search-link.tsx';

/** The saved projects; one that was closed says so and can be taken out. */
export function SavedProjects({ userId }: { userId: string }) {
  const query = useSavedProjects(userId);
  const remove = useKeepProject();
  return (
    <QueryState
      query={query}
      loadingText={messages.loading}
      errorTitle={messages.loadFailed}
      emptyTitle={messages.noProjects}
      emptyDescription={messages.noProjectsHelp}
      emptyAction={<SearchLink />}
    >
      {(rows) => (
        <ul className="flex flex-col gap-4">
          {rows.map((row) => (
            <SavedProjectCard
              key={row.project_id}
              saved={row}
              onRemove={() => void remove.run({ projectId: row.project_id, keeps: false })}
            />
          ))}
        </ul>
      )}
    </QueryState>
  );
}

function SavedProjectCard({ saved, onRemove }: { saved: SavedProject; onRemove: () => void }) {
  const { project } = saved;
  const removeButton = (
    <Button
      variant="ghost"
      size="sm"
      aria-label={`Hapus dari tersimpan: ${project?.project_name ?? messages.closed}`}
      onClick={onRemove}
    >
      Hapus
    </Button>
  );
  if (project === null) {
    return (
      <li className="card flex-row flex-wrap items-center justify-between gap-3 p-5">
        <p className="text-muted-foreground">
          {messages.closed} Disimpan {formatAge(saved.created_at)}.
        </p>
        {removeButton}
      </li>
    );
  }
  return (
    <li className="card gap-3 p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Badge>{project.project_type}</Badge>
        {removeButton}
      </div>
      <h2 className="card-title break-words">
        <Link to={paths.project(saved.project_id)} className="hover:underline">
          {project.project_name}
        </Link>
      </h2>
      <ProjectSkills skills={project.required_skills} limit={3} />
      <p className="text-sm text-muted-foreground">
        {[project.city, project.is_remote ? 'jarak jauh' : null, `disimpan ${formatAge(saved.created_at)}`]
          .filter((part) => part !== null)
          .join(' · ')}
      </p>
    </li>
  );
}
