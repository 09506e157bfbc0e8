import { Link } from 'react-router';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { paths } from '#config/paths.ts';
import { teamPath } from '#config/team-paths.ts';
import { useOwnProjects } from '../api/list-own-projects.ts';
import { isExpiringSoon, isOpen } from '../project-state.ts';
import type { ProjectRow } from '../project-row.ts';
import { ProjectLifecycle } from './project-lifecycle.tsx';

/** The caller's own projects with how long each is shown; quiet while it loads or fails, since the applications matter more. */
export function OwnProjects({ ownerId }: { ownerId: string }) {
  const own = useOwnProjects(ownerId);
  if (!own.isSuccess || own.data.length === 0) return null;
  const needsAttention = own.data.some((project) => isExpiringSoon(project));
  return (
    <details className="group mb-8 rounded-lg border border-border bg-card" open={needsAttention}>
      <summary className="flex min-h-14 items-center justify-between gap-3 px-5 font-semibold">
        <span>
          Proyek Anda <span className="font-normal text-muted-foreground">({own.data.length})</span>
        </span>
        <span className="text-sm font-medium text-primary group-open:hidden">Tampilkan</span>
        <span className="hidden text-sm font-medium text-primary group-open:inline">Sembunyikan</span>
      </summary>
      <ul className="divide-y divide-border border-t border-border">
        {own.data.map((project) => (
          <OwnProject key={project.id} project={project} onChanged={() => void own.refetch()} />
        ))}
      </ul>
    </details>
  );
}

function OwnProject({ project, onChanged }: { project: ProjectRow; onChanged: () => void }) {
  return (
    <li className="flex flex-col gap-2 px-5 py-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Link to={paths.project(project.id)} className="link min-w-0">
          {project.project_name}
        </Link>
        <div className="flex items-center gap-1">
          {isOpen(project) ? (
            <Badge variant="success">Aktif</Badge>
          ) : (
            <Badge variant="secondary">Ditutup</Badge>
          )}
          <Button asChild variant="ghost" size="sm">
            <Link to={teamPath(project.id)} aria-label={`Ruang tim ${project.project_name}`}>
              Ruang tim
            </Link>
          </Button>
          <Button asChild variant="ghost" size="sm">
            <Link to={paths.editProject(project.id)} aria-label={`Edit proyek ${project.project_name}`}>
              Edit
            </Link>
          </Button>
        </div>
      </div>
      <ProjectLifecycle project={project} onChanged={onChanged} />
    </li>
  );
}
