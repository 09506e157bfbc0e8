import { Link } from 'react-router';
import { ListingPicture } from '#components/listing-picture.tsx';
import { MarkedText } from '#components/lists/marked-text.tsx';
import { CampusMark, CardSigns } from '#components/person-signs.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { paths } from '#config/paths.ts';
import { cn } from '#lib/cn.ts';
import { formatAge } from '#lib/format-date.ts';
import { useSession } from '#lib/session/use-session.ts';
import { useIsPhone } from '#lib/use-is-phone.ts';
import type { ProjectRow } from '../project-row.ts';
import { ListingManagement } from '#components/listing-management.tsx';
import { ProjectAction } from './project-action.tsx';
import { ProjectFacts } from './project-facts.tsx';
import { ProjectSkills } from './project-skills.tsx';
import { projectMessages as messages } from '../messages.ts';

type Props = {
  project: ProjectRow;
  onApply: (project: ProjectRow) => void;
  onDelete: (project: ProjectRow) => void;
};

/** A project in the directory: type, age, name, who and where, what is sought, time and reward, and one action; on phones some 200 px high. */
export function ProjectCard({ project, onApply, onDelete }: Props) {
  const campus = project.owner_signs?.campus;
  // Beside the buttons, it would need a line of its own on phones, and push away what follows once it is known who looks.
  const isPhone = useIsPhone();
  const saysOwn = useSession().user?.id === project.user_id && isPhone;
  return (
    <article className="card group relative gap-1 px-2 py-1.5 transition-colors hover:border-primary md:h-full md:gap-3.5 md:p-4">
      <div className="flex items-start gap-2.5 md:gap-4">
        <ListingPicture
          project={project}
          sizes="12.5rem"
          shape="size-18 md:size-24"
          className="shrink-0 rounded-md"
        />
        <div className="flex min-w-0 flex-1 flex-col gap-0.5 md:gap-1">
          <div className="flex items-center justify-between gap-x-2">
            <span className={cn('flex min-w-0 items-center gap-1.5', saysOwn && 'flex-wrap')}>
              <Badge className="max-md:py-0 max-md:leading-4">{project.project_type}</Badge>
              {saysOwn ? (
                <Badge variant="success" className="shrink-0 py-0 leading-4">
                  {messages.ownProject}
                </Badge>
              ) : campus === undefined ? null : (
                <CampusMark institution={campus} isShort />
              )}
            </span>
            <time
              dateTime={project.created_at}
              suppressHydrationWarning
              className={cn('shrink-0 text-xs text-muted-foreground', saysOwn && 'hidden')}
            >
              {formatAge(project.created_at)}
            </time>
          </div>
          <h2 className="card-title max-md:text-base/5">
            {/* The link covers the card, so that a thumb needs no aim; the buttons below lie above it. */}
            <Link
              to={paths.project(project.id)}
              viewTransition
              state={{ fromDirectory: true }}
              className="line-clamp-2 after:absolute after:inset-0 after:rounded-lg group-hover:underline md:line-clamp-3"
            >
              <MarkedText text={project.project_name} words={project.matches} />
            </Link>
          </h2>
          <ProjectFacts project={project} part="who" />
        </div>
      </div>
      {/* A phone shows two results at once; the page about the project says the rest there. */}
      <p className="line-clamp-2 text-sm text-muted-foreground max-md:hidden">
        <MarkedText text={project.project_description} words={project.matches} />
      </p>
      <CardSigns signs={project.owner_signs} />
      <ProjectSkills skills={project.required_skills} limit={3} marks={project.matches} />
      <div className="mt-auto flex flex-wrap items-end justify-between gap-x-3 gap-y-2">
        <ProjectFacts project={project} part="terms" className="min-w-0 grow basis-28" />
        <div className="relative ml-auto flex flex-wrap items-center justify-end gap-2">
          {saysOwn ? null : (
            <ProjectAction
              project={project}
              onApply={onApply}
              variant="secondary"
              className="px-3 max-md:text-sm max-md:[&_svg]:hidden"
            />
          )}
          <ListingManagement
            ownerId={project.user_id}
            what={`proyek ${project.project_name}`}
            editPath={paths.editProject(project.id)}
            adminLabel={messages.admin}
            onDelete={() => onDelete(project)}
          />
        </div>
      </div>
    </article>
  );
}

/** Shape of a {@link ProjectCard} while it loads. */
export function ProjectCardSkeleton() {
  return (
    <div className="card h-full gap-1 p-2 md:gap-3.5 md:p-4">
      <div className="flex gap-3 md:gap-4">
        <Skeleton className="size-18 shrink-0 rounded-md md:size-24" />
        <div className="grow space-y-2">
          <div className="flex justify-between">
            <Skeleton className="h-6 w-20 rounded-full" />
            <Skeleton className="h-4 w-12" />
          </div>
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-4 w-2/3" />
        </div>
      </div>
      <Skeleton className="h-10 w-full max-md:hidden" />
      <div className="flex gap-1.5">
        <Skeleton className="h-6 w-20 rounded-full" />
        <Skeleton className="h-6 w-28 rounded-full" />
      </div>
      <div className="flex items-end justify-between gap-3">
        <div className="grow space-y-2">
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-4 w-2/5" />
        </div>
        <Skeleton className="h-11 w-36 rounded-md" />
      </div>
    </div>
  );
}
