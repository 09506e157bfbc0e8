import { useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { PersonSigns } from '#components/person-signs.tsx';
import { Page } from '#components/layouts/page.tsx';
import { ReportDialog } from '#components/report-dialog.tsx';
import { SafetyNotice } from '#components/safety-notice.tsx';
import { ShareButtons } from '#components/share-buttons.tsx';
import { Alert, AlertDescription } from '#components/ui/alert.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Breadcrumb } from '#components/ui/breadcrumb.tsx';
import { paths } from '#config/paths.ts';
import { formatAge } from '#lib/format-date.ts';
import { useSession } from '#lib/session/use-session.ts';
import { projectMessages as messages } from '../messages.ts';
import { isOpen } from '../project-state.ts';
import type { ProjectRow } from '../project-row.ts';
import { DeleteProjectDialog } from './delete-project-dialog.tsx';
import { ProjectAction, ProjectManagement } from './project-action.tsx';
import { ProjectFacts } from './project-facts.tsx';
import { ProjectPicture } from './project-picture.tsx';
import { ProjectLifecycle } from './project-lifecycle.tsx';
import { ProjectSkills } from './project-skills.tsx';

type Props = {
  project: ProjectRow;
  similar: ProjectRow[];
  /** Within how many days the owner usually answers; null when that is not known. */
  replyDays: number | null;
  /** Full address of the page, for sharing. */
  url: string;
  onApply: (project: ProjectRow) => void;
  onChanged: () => void;
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
  url,
  onApply,
  onChanged,
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
          <div className="flex flex-wrap items-center gap-3">
            <Badge>{project.project_type}</Badge>
            <time
              dateTime={project.created_at}
              suppressHydrationWarning
              className="text-sm text-muted-foreground"
            >
              {formatAge(project.created_at)}
            </time>
          </div>
          <h1 className="mt-3 text-3xl font-extrabold">{project.project_name}</h1>
          {project.picture_path === null ? null : (
            <ProjectPicture
              path={project.picture_path}
              alt={`Gambar proyek ${project.project_name}`}
              sizes="(min-width: 1024px) 50rem, 92vw"
              isLazy={false}
              className="mt-5 rounded-lg border border-border"
            />
          )}
          {open ? null : (
            <Alert variant="info" className="mt-5">
              <AlertDescription>Proyek ini sudah ditutup dan tidak menerima lamaran lagi.</AlertDescription>
            </Alert>
          )}
          <h2 className="mt-6 mb-2 text-lg font-bold">Keahlian yang dicari</h2>
          <ProjectSkills skills={project.required_skills} />
          <ProjectFacts
            project={project}
            isFull
            replyDays={replyDays}
            className="mt-6 rounded-lg border border-border bg-card p-5 sm:grid-cols-2 sm:gap-y-4"
          />
          <PersonSigns signs={project.owner_signs} hasReply={replyDays !== null} className="mt-3" />
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
          <ProjectManagement project={project} onDelete={() => setIsDeleting(true)} />
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
      <DeleteProjectDialog
        project={isDeleting ? project : null}
        onClose={() => setIsDeleting(false)}
        onDeleted={() => void navigate(paths.projects, { replace: true })}
      />
    </Page>
  );
}

function SimilarProjects({ projects }: { projects: ProjectRow[] }) {
  return (
    <section aria-labelledby="proyek-serupa" className="mt-14">
      <h2 id="proyek-serupa" className="text-xl font-bold">
        Proyek serupa
      </h2>
      <ul className="mt-4 grid gap-4 md:grid-cols-3">
        {projects.map((project) => (
          <li key={project.id} className="card group relative gap-3 p-5 hover:border-primary">
            <Badge className="self-start">{project.project_type}</Badge>
            <h3 className="card-title">
              <Link
                to={paths.project(project.id)}
                className="line-clamp-2 after:absolute after:inset-0 after:rounded-lg group-hover:underline"
              >
                {project.project_name}
              </Link>
            </h3>
            <ProjectSkills skills={project.required_skills} limit={2} />
          </li>
        ))}
      </ul>
    </section>
  );
}
