import { Link } from 'react-router';
import { MarkedText } from '#components/lists/marked-text.tsx';
import { CampusMark, PersonSigns } from '#components/person-signs.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { paths } from '#config/paths.ts';
import { formatAge } from '#lib/format-date.ts';
import type { ProjectRow } from '../project-row.ts';
import { ProjectAction, ProjectManagement } from './project-action.tsx';
import { ProjectFacts } from './project-facts.tsx';
import { ProjectPicture } from './project-picture.tsx';
import { ProjectSkills } from './project-skills.tsx';

type Props = {
  project: ProjectRow;
  onApply: (project: ProjectRow) => void;
  onDelete: (project: ProjectRow) => void;
};

/** A project in the directory: type, age, name, who and where, what is sought, time and reward, and one action; on phones some 220 px high. */
export function ProjectCard({ project, onApply, onDelete }: Props) {
  const campus = project.owner_signs?.campus;
  return (
    <article className="card group relative p-4 transition-colors hover:border-primary max-md:gap-1.5 md:h-full md:gap-4 md:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <span className="flex items-center gap-2">
          <Badge>{project.project_type}</Badge>
          {campus === undefined ? null : (
            <CampusMark institution={campus} isShort className="text-xs md:hidden" />
          )}
        </span>
        <time
          dateTime={project.created_at}
          suppressHydrationWarning
          className="shrink-0 text-xs text-muted-foreground"
        >
          {formatAge(project.created_at)}
        </time>
      </div>
      <div className="flex items-start gap-3 md:gap-4">
        <div className="min-w-0 flex-1">
          <h2 className="card-title">
            {/* The link covers the card, so that a thumb needs no aim; the buttons below lie above it. */}
            <Link
              to={paths.project(project.id)}
              viewTransition
              state={{ fromDirectory: true }}
              className="line-clamp-2 after:absolute md:line-clamp-3 after:inset-0 after:rounded-lg group-hover:underline"
            >
              <MarkedText text={project.project_name} words={project.matches} />
            </Link>
          </h2>
          <p className="mt-1.5 line-clamp-2 text-sm text-muted-foreground max-md:hidden">
            <MarkedText text={project.project_description} words={project.matches} />
          </p>
        </div>
        {/* Beside the words: cards with and without a picture stand side by side, and most have none. */}
        {project.picture_path === null ? null : (
          <div className="picture-place aspect-square w-16 shrink-0 overflow-hidden rounded-md md:w-28">
            <ProjectPicture
              path={project.picture_path}
              alt=""
              // A square of 7rem out of 16:9.
              sizes="12.5rem"
              shape="size-full"
            />
          </div>
        )}
      </div>
      <ProjectFacts project={project} part="who" />
      {/* A phone shows two results at once; the page about the project says the rest there. */}
      <PersonSigns signs={project.owner_signs} className="max-md:hidden" />
      <ProjectSkills skills={project.required_skills} limit={3} marks={project.matches} />
      <div className="mt-auto flex items-end justify-between gap-x-3 md:flex-wrap md:gap-y-4 md:pt-1">
        <ProjectFacts
          project={project}
          part="terms"
          className="min-w-0 max-md:flex-col max-md:gap-y-0 md:w-full"
        />
        <div className="relative flex flex-wrap items-center justify-end gap-2 max-md:ml-auto md:w-full md:justify-between">
          <ProjectAction
            project={project}
            onApply={onApply}
            variant="secondary"
            className="max-md:px-3 max-md:text-sm max-md:[&_svg]:hidden md:min-w-[min(13rem,100%)] md:flex-1"
          />
          <ProjectManagement project={project} onDelete={onDelete} />
        </div>
      </div>
    </article>
  );
}

/** Shape of a {@link ProjectCard} while it loads. */
export function ProjectCardSkeleton() {
  return (
    <div className="card h-full gap-2.5 p-4 md:gap-4 md:p-5">
      <div className="flex justify-between">
        <Skeleton className="h-6 w-24 rounded-full" />
        <Skeleton className="h-5 w-20" />
      </div>
      <div className="space-y-2">
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className="h-4 w-full max-md:hidden" />
        <Skeleton className="h-4 w-2/3" />
      </div>
      <div className="flex gap-1.5">
        <Skeleton className="h-6 w-20 rounded-full" />
        <Skeleton className="h-6 w-28 rounded-full" />
      </div>
      <div className="flex items-end justify-between gap-3 md:flex-col md:items-stretch">
        <div className="grow space-y-2.5">
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-4 w-2/5" />
        </div>
        <Skeleton className="h-11 w-40 rounded-md md:w-full" />
      </div>
    </div>
  );
}
