import { useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { ListingPicture } from '#components/listing-picture.tsx';
import { PersonName } from '#components/person-name.tsx';
import { PersonSigns } from '#components/person-signs.tsx';
import { Page } from '#components/layouts/page.tsx';
import { ReportDialog } from '#components/report-dialog.tsx';
import { SafetyNotice } from '#components/safety-notice.tsx';
import { ShareButtons } from '#components/share-buttons.tsx';
import { Alert, AlertDescription } from '#components/ui/alert.tsx';
import { Avatar } from '#components/ui/avatar.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Breadcrumb } from '#components/ui/breadcrumb.tsx';
import { paths } from '#config/paths.ts';
import { cn } from '#lib/cn.ts';
import { formatAge } from '#lib/format-date.ts';
import { photoSources } from '#lib/pictures/picture-sources.ts';
import { useSession } from '#lib/session/use-session.ts';
import { projectMessages as messages } from '../messages.ts';
import { describeSeats } from '../describe-seats.ts';
import { isOpen } from '../project-state.ts';
import type { ProjectRow } from '../project-row.ts';
import { DeleteProject } from './delete-project.tsx';
import { ListingManagement } from '#components/listing-management.tsx';
import { ProjectAction } from './project-action.tsx';
import { placeOf, ProjectFacts } from './project-facts.tsx';
import { ProjectLifecycle } from './project-lifecycle.tsx';
import { ProjectSkills } from './project-skills.tsx';

type Props = {
  project: ProjectRow;
  similar: ProjectRow[];
  /** Within how many days the owner usually answers; null when that is not known. */
  replyDays: number | null;
  /** How many of its seats are free; null when that is not known, or where it names no number. */
  freeSeats: number | null;
  /** Full address of the page, for sharing. */
  url: string;
  onApply: (project: ProjectRow) => void;
  onChanged: () => void;
  /** How it fits the reader, below its owner. */
  fit?: ReactNode;
  /** Roles, team, milestones and updates below the description. */
  parts?: ReactNode;
  /** What a member finds beside it: saving it. */
  forMember?: ReactNode;
  /** What an owner of an open project sees below it. */
  forOwner?: ReactNode;
};

/** /cari-project/:id: everything about a project, its owner's tools, the warning, and similar ones. */
export function ProjectDetail({
  project,
  similar,
  replyDays,
  freeSeats,
  url,
  onApply,
  onChanged,
  fit,
  parts,
  forMember,
  forOwner,
}: Props) {
  const session = useSession();
  const navigate = useNavigate();
  const [isDeleting, setIsDeleting] = useState(false);
  const isOwner = session.user?.id === project.user_id;
  const open = isOpen(project);

  return (
    <Page>
      <Breadcrumb items={[{ label: messages.title, to: paths.projects }, { label: project.project_name }]} />
      <div className="mt-4 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <article className="min-w-0">
          <ListingPicture
            project={project}
            alt={`Gambar proyek ${project.project_name}`}
            sizes="(min-width: 1024px) 50rem, 100vw"
            isLazy={false}
            shape={cn(
              'w-full max-sm:-mx-4 max-sm:w-[calc(100%+2rem)] max-sm:max-w-none',
              project.picture_path === null ? 'aspect-2/1 sm:aspect-[5/2]' : 'aspect-2/1 sm:aspect-video',
            )}
            className="sm:rounded-lg"
          />
          <div className="mt-4 flex flex-wrap items-center gap-3">
            <Badge>{project.project_type}</Badge>
            <time
              dateTime={project.created_at}
              suppressHydrationWarning
              className="text-sm text-muted-foreground"
            >
              {formatAge(project.created_at)}
            </time>
          </div>
          <h1 className="mt-2 text-3xl font-extrabold">{project.project_name}</h1>
          <ProjectOwner project={project} hasReply={replyDays !== null} />
          {open ? null : (
            <Alert variant="info" className="mt-5">
              <AlertDescription>Proyek ini sudah ditutup dan tidak menerima lamaran lagi.</AlertDescription>
            </Alert>
          )}
          {fit}
          <h2 className="mt-6 mb-2 text-lg font-bold">Keahlian yang dicari</h2>
          <ProjectSkills skills={project.required_skills} />
          <ProjectFacts
            project={project}
            isFull
            replyDays={replyDays}
            sought={describeSeats(project.seats, freeSeats)}
            className="mt-6 grid-cols-2 border-y border-border py-5 sm:gap-y-4"
          />
          <h2 className="mt-8 mb-2 text-lg font-bold">Tentang proyek</h2>
          <p className="max-w-reading whitespace-pre-line">{project.project_description}</p>
          {parts}
        </article>
        <aside aria-label="Lamar dan bagikan" className="flex flex-col gap-5 lg:sticky lg:top-28">
          {isOwner ? (
            <div>
              <ProjectAction project={project} onApply={onApply} />
            </div>
          ) : null}
          {open && !isOwner ? (
            <div className="hidden rounded-lg border border-border bg-card p-5 lg:block">
              <ProjectAction project={project} onApply={onApply} className="w-full" size="lg" />
              <p className="mt-3 text-sm text-muted-foreground">
                Kontak pemilik terbuka setelah lamaran Anda diterima.
              </p>
            </div>
          ) : null}
          {isOwner ? <ProjectLifecycle project={project} onChanged={onChanged} /> : null}
          <ListingManagement
            ownerId={project.user_id}
            what={`proyek ${project.project_name}`}
            editPath={paths.editProject(project.id)}
            adminLabel={messages.admin}
            onDelete={() => setIsDeleting(true)}
          />
          {forMember}
          {open ? (
            <ShareButtons
              title={project.project_name}
              text={`${project.project_name}: cari ${project.required_skills.slice(0, 3).join(', ')}. Lihat di KawanUsaha`}
              url={url}
            />
          ) : null}
          <SafetyNotice />
          {isOwner ? null : (
            <ReportDialog targetKind="project" targetId={project.id} targetName={project.project_name} />
          )}
        </aside>
      </div>
      {isOwner && open ? forOwner : null}
      {similar.length === 0 ? null : <SimilarProjects projects={similar} />}
      {open && !isOwner ? (
        <div className="action-bar">
          <ProjectAction project={project} onApply={onApply} className="w-full" />
        </div>
      ) : null}
      <DeleteProject
        project={isDeleting ? project : null}
        onClose={() => setIsDeleting(false)}
        onDeleted={() => void navigate(paths.projects, { replace: true })}
      />
    </Page>
  );
}

/** Who seeks: face, name, and what they let others see. */
function ProjectOwner({ project, hasReply }: { project: ProjectRow; hasReply: boolean }) {
  const { owner_name: name, owner_signs: signs } = project;
  return (
    <div className="mt-3 flex items-center gap-3">
      <Avatar name={name} photo={photoSources(signs?.photo)} size={48} className="size-12" />
      <div className="min-w-0">
        <p className="font-semibold break-words">
          <PersonName name={name} signs={signs} />
        </p>
        <PersonSigns signs={signs} hasReply={hasReply} />
      </div>
    </div>
  );
}

function SimilarProjects({ projects }: { projects: ProjectRow[] }) {
  return (
    <section aria-labelledby="proyek-serupa" className="mt-14">
      <h2 id="proyek-serupa" className="text-xl font-bold">
        Proyek serupa
      </h2>
      <ul className="mt-3 grid gap-x-6 max-md:divide-y max-md:divide-border md:grid-cols-3">
        {projects.map((project) => (
          <li key={project.id} className="group relative flex items-center gap-3 py-3">
            <ListingPicture
              project={project}
              sizes="12.5rem"
              shape="size-14"
              className="shrink-0 rounded-md"
            />
            <div className="min-w-0">
              <h3 className="font-bold">
                <Link
                  to={paths.project(project.id)}
                  className="line-clamp-2 after:absolute after:inset-0 after:rounded-lg group-hover:underline"
                >
                  {project.project_name}
                </Link>
              </h3>
              <p className="line-clamp-1 text-sm text-muted-foreground">
                Mencari {project.required_skills.slice(0, 2).join(', ')} · {placeOf(project)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
