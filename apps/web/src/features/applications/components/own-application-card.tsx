import { MessagesSquare, Search, Users } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#components/ui/button.tsx';
import { paths } from '#config/paths.ts';
import { teamPath } from '#config/team-paths.ts';
import { threadPaths } from '#config/thread-paths.ts';
import { formatLongDateTime } from '#lib/format-date.ts';
import type { OwnApplication } from '../application-row.ts';
import { answerBy, applicationMessages as messages, endHints, rejectionTexts } from '../messages.ts';
import { AnswerList } from './answer-list.tsx';
import { OwnerContact } from './owner-contact.tsx';
import { StatusBadge } from './status-badge.tsx';

type Props = { application: OwnApplication; onWithdraw: (application: OwnApplication) => void };

/** It stands where the pressed button was. */
const takeFocus = (contact: HTMLDivElement | null) => contact?.focus({ preventScroll: true });

/** What the caller applied for: its status, and what can be done next. */
export function OwnApplicationCard({ application, onWithdraw }: Props) {
  const [showsContact, setShowsContact] = useState(false);
  const { project_listings: project, closed_reason: end } = application;
  const isWaiting = application.status === 'pending' && end === null;
  const name = project?.project_name ?? 'Proyek yang sudah dihapus';
  return (
    <article className="card gap-4 p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 grow basis-60">
          <h2 className="card-title">
            {project === null ? (
              name
            ) : (
              <Link to={paths.project(application.project_id)} className="underline-offset-4 hover:underline">
                {name}
              </Link>
            )}
          </h2>
          {project === null ? null : (
            <p className="text-sm text-muted-foreground">
              oleh {project.owner_name}
              {application.listing_roles === null ? null : `, sebagai ${application.listing_roles.name}`}
            </p>
          )}
        </div>
        <StatusBadge status={application.status} end={end} />
      </div>
      {/* The room around it is not its own: the line after the last would show in it. */}
      {end === 'withdrawn' ? null : (
        <div className="rounded-md bg-muted p-4">
          <p className="line-clamp-4 whitespace-pre-line">{application.application_message}</p>
        </div>
      )}
      <AnswerList label={messages.ownAnswers} answers={application.answers} />
      <p className="text-sm text-muted-foreground">
        Dikirim <time dateTime={application.created_at}>{formatLongDateTime(application.created_at)}</time>
        {application.decided_at === null ? null : (
          <>
            , diputuskan{' '}
            <time dateTime={application.decided_at}>{formatLongDateTime(application.decided_at)}</time>
          </>
        )}
        {isWaiting ? `. Dijawab paling lambat ${answerBy(application.waits_since)}.` : null}
        {end === null ? null : `. ${endHints[end].applicant}`}
      </p>
      {application.reject_reason === null ? null : (
        <p className="text-sm">{rejectionTexts[application.reject_reason].applicant}</p>
      )}
      <div className="flex flex-wrap gap-2">
        {project === null ? null : (
          <Button asChild variant="secondary">
            <Link
              to={threadPaths.open('lamaran', application.id)}
              aria-label={`Pesan dengan pemilik ${name}`}
            >
              <MessagesSquare aria-hidden /> Pesan
            </Link>
          </Button>
        )}
        {application.status === 'accepted' && project !== null ? (
          <Button asChild variant="secondary">
            <Link to={teamPath(application.project_id)} aria-label={`Ruang tim ${name}`}>
              <Users aria-hidden /> Ruang tim
            </Link>
          </Button>
        ) : null}
        {application.status === 'rejected' || end !== null ? (
          <Button asChild variant="outline">
            <Link to={paths.projects}>
              <Search aria-hidden /> Cari proyek lain
            </Link>
          </Button>
        ) : null}
        {isWaiting ? (
          <Button
            variant="outline"
            onClick={() => onWithdraw(application)}
            aria-label={`Tarik lamaran ke ${name}`}
          >
            Tarik Lamaran
          </Button>
        ) : null}
      </div>
      {application.status === 'accepted' && project !== null ? (
        showsContact ? (
          <div ref={takeFocus} tabIndex={-1}>
            <OwnerContact projectId={application.project_id} projectName={project.project_name} />
          </div>
        ) : (
          <div>
            <Button onClick={() => setShowsContact(true)} aria-label={`Lihat kontak pemilik ${name}`}>
              Lihat kontak pemilik
            </Button>
          </div>
        )
      ) : null}
    </article>
  );
}
