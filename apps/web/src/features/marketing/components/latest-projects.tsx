import { ArrowRight, MapPin } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '#components/ui/badge.tsx';
import { paths } from '#config/paths.ts';
import type { LatestProject } from '../api/fetch-home-data.ts';

const shownSkills = 3;

/** The newest listings, as proof that the directory lives. */
export function LatestProjects({ projects }: { projects: LatestProject[] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {projects.map((project) => (
        <li key={project.id} className="relative flex flex-col rounded-lg bg-card p-5 text-card-foreground">
          <Badge className="self-start">{project.project_type}</Badge>
          <h3 className="mt-3 text-lg leading-snug font-bold">
            <Link to={paths.project(project.id)} className="after:absolute after:inset-0 after:rounded-lg">
              {project.project_name}
            </Link>
          </h3>
          <p className="mt-2 text-sm text-muted-foreground">
            Mencari: {project.required_skills.slice(0, shownSkills).join(', ')}
          </p>
          <p className="mt-auto flex items-center justify-between gap-2 pt-4 text-sm font-medium text-muted-foreground">
            <span className="inline-flex items-center gap-1.5">
              <MapPin aria-hidden className="size-4" />
              {project.is_remote ? 'Jarak jauh' : (project.city ?? 'Seluruh Indonesia')}
            </span>
            <ArrowRight aria-hidden className="size-5 text-primary" />
          </p>
        </li>
      ))}
    </ul>
  );
}
