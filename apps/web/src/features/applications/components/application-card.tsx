import { formatWhatsapp } from '@kawanusaha/contracts/phone-number';
import { Bookmark, Check, Mail, MessageCircle, MessagesSquare, Phone, X } from 'lucide-react';
import { Link } from 'react-router';
import { PersonName } from '#components/person-name.tsx';
import { PersonSigns } from '#components/person-signs.tsx';
import { Avatar } from '#components/ui/avatar.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Button, buttonVariants } from '#components/ui/button.tsx';
import { paths } from '#config/paths.ts';
import { threadPaths } from '#config/thread-paths.ts';
import { formatLongDateTime } from '#lib/format-date.ts';
import { photoSources } from '#lib/pictures/picture-sources.ts';
import { whatsappChatLink } from '#lib/whatsapp-link.ts';
import type { ReceivedApplication } from '../application-row.ts';
import { answerBy, applicationMessages as messages, endHints, ownerGreeting } from '../messages.ts';
import { shortlistMessages } from '../shortlist-messages.ts';
import { AnswerList } from './answer-list.tsx';
import { StatusBadge } from './status-badge.tsx';

type Props = {
  application: ReceivedApplication;
  onDecide: (application: ReceivedApplication, decision: 'accepted' | 'rejected') => void;
  onSave: (application: ReceivedApplication) => void;
};

/** One application as the project's owner sees it (spec §2). */
export function ApplicationCard({ application, onDecide, onSave }: Props) {
  const {
    applicant_name: name,
    project_listings: project,
    closed_reason: end,
    applicant_signs: signs,
    application_shortlist: saved,
  } = application;
  const isWaiting = application.status === 'pending' && end === null;
  return (
    <article className="card gap-4 p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="flex min-w-0 items-start gap-3">
          <Avatar name={name} photo={photoSources(signs?.photo)} size={48} className="size-12 shrink-0" />
          <div className="min-w-0">
            <h2 className="card-title">
              <PersonName name={name} signs={signs} />
            </h2>
            <p className="text-sm text-muted-foreground">
              melamar{' '}
              <Link to={paths.project(application.project_id)} className="link">
                {project.project_name}
              </Link>
              {application.listing_roles === null ? null : ` sebagai ${application.listing_roles.name}`}
            </p>
            <PersonSigns signs={signs} className="mt-1" />
          </div>
        </div>
        <div className="flex flex-wrap gap-2">
          {saved === null ? null : (
            <Badge variant="secondary">
              <Bookmark aria-hidden className="fill-current" /> {shortlistMessages.isSaved}
            </Badge>
          )}
          <StatusBadge status={application.status} end={application.closed_reason} />
        </div>
      </div>
      {end === 'withdrawn' ? null : application.via_messages ? (
        <p className="flex items-center gap-2.5 text-sm">
          <MessagesSquare aria-hidden className="size-4.5 text-primary" /> {messages.writesFirst}
        </p>
      ) : (
        <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
          <div className="flex min-w-0 items-start gap-2.5">
            <dt>
              <Mail aria-hidden className="mt-0.5 size-4.5 text-primary" />
              <span className="sr-only">Email</span>
            </dt>
            <dd className="min-w-0 break-all">{application.applicant_email ?? 'Tidak ada email'}</dd>
          </div>
          <div className="flex min-w-0 items-start gap-2.5">
            <dt>
              <Phone aria-hidden className="mt-0.5 size-4.5 text-primary" />
              <span className="sr-only">WhatsApp</span>
            </dt>
            <dd>
              {application.number_waits
                ? messages.numberWaits
                : application.applicant_whatsapp === null
                  ? 'Tidak ada nomor'
                  : formatWhatsapp(application.applicant_whatsapp)}
            </dd>
          </div>
        </dl>
      )}
      {application.applicant_skills.length === 0 ? null : (
        <ul aria-label="Keahlian" className="flex flex-wrap gap-1.5">
          {application.applicant_skills.map((skill) => (
            <li key={skill}>
              <Badge variant="secondary">{skill}</Badge>
            </li>
          ))}
        </ul>
      )}
      {end === 'withdrawn' ? null : (
        <p className="rounded-md bg-muted p-4 whitespace-pre-line">{application.application_message}</p>
      )}
      <AnswerList label={messages.answersOf(name)} answers={application.answers} />
      <p className="text-sm text-muted-foreground">
        Dikirim <time dateTime={application.created_at}>{formatLongDateTime(application.created_at)}</time>
        {isWaiting ? `. Jawab sebelum ${answerBy(application.waits_since)}.` : null}
        {end === null ? null : `. ${endHints[end].owner}`}
      </p>
      {saved === null || saved.note === '' ? null : (
        <div className="rounded-md border border-border p-4">
          <p className="text-sm font-semibold">{shortlistMessages.note}</p>
          <p className="break-words whitespace-pre-line">{saved.note}</p>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {isWaiting ? (
          <>
            <Button
              onClick={() => onDecide(application, 'accepted')}
              aria-label={`${messages.accept} lamaran dari ${name}`}
              className="flex-1 sm:flex-none"
            >
              <Check aria-hidden /> {messages.accept}
            </Button>
            <Button
              variant="outline"
              onClick={() => onDecide(application, 'rejected')}
              aria-label={`${messages.reject} lamaran dari ${name}`}
              className="flex-1 sm:flex-none"
            >
              <X aria-hidden /> {messages.reject}
            </Button>
          </>
        ) : null}
        <Link
          to={threadPaths.open('lamaran', application.id)}
          aria-label={`Pesan dengan ${name}`}
          className={buttonVariants({ variant: 'outline' })}
        >
          <MessagesSquare aria-hidden /> Pesan
        </Link>
        <Button
          variant="outline"
          onClick={() => onSave(application)}
          aria-label={saved === null ? shortlistMessages.title(name) : `${shortlistMessages.edit}: ${name}`}
        >
          <Bookmark aria-hidden /> {saved === null ? shortlistMessages.save : shortlistMessages.edit}
        </Button>
        {application.applicant_whatsapp === null ? null : (
          <a
            href={whatsappChatLink(application.applicant_whatsapp, ownerGreeting(name, project.project_name))}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${messages.contact} ${name} lewat WhatsApp`}
            className={buttonVariants({ variant: 'secondary' })}
          >
            <MessageCircle aria-hidden /> {messages.contact}
          </a>
        )}
      </div>
    </article>
  );
}
