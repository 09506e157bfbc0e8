import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Page } from '#components/layouts/page.tsx';
import { CampusMark } from '#components/person-signs.tsx';
import { Avatar } from '#components/ui/avatar.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { paths } from '#config/paths.ts';
import { describeCollaborators } from '#lib/describe-signs.ts';
import { formatLongDate } from '#lib/format-date.ts';
import { photoSources } from '#lib/pictures/picture-sources.ts';
import type { PublicProfile } from '../api/get-public-profile.ts';
import { pageMessages as messages } from '../messages.ts';

type Props = {
  profile: PublicProfile;
  isOwn: boolean;
  /** What a visitor finds at the end: sharing it. */
  share: ReactNode;
};

/** /u/:username: only what its member chose to show. */
export function PublicProfilePage({ profile, isOwn, share }: Props) {
  const { username, name, about, city, campus, collaborators, collaborations } = profile;
  const isBare = Object.values(profile).filter((value) => value !== null).length === 2;
  return (
    <Page size="reading">
      <header className="flex flex-wrap items-center gap-5">
        {profile.photo === null ? null : (
          <Avatar
            name={name ?? username}
            photo={photoSources(profile.photo)}
            size={96}
            className="size-20 shrink-0 text-2xl sm:size-24"
          />
        )}
        <div className="min-w-[min(100%,13rem)] flex-1">
          <h1 className="text-2xl leading-tight font-extrabold break-words sm:text-3xl">
            {name ?? username}
          </h1>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted-foreground">
            <span className="break-all">@{username}</span>
            {city === null ? null : <span>{city}</span>}
          </p>
          {campus === null ? null : (
            <p className="mt-2 flex flex-wrap items-center gap-x-2 text-sm text-muted-foreground">
              <CampusMark institution={campus.institution} />
              <span>{messages.verified(campus.institution, formatLongDate(campus.since))}</span>
            </p>
          )}
          {collaborators === null || collaborators === 0 ? null : (
            <p className="mt-1 text-sm text-muted-foreground">{describeCollaborators(collaborators)}</p>
          )}
        </div>
      </header>
      {isOwn ? (
        <Button asChild variant="outline" className="mt-6">
          <Link to={`${paths.profile}#profil-publik`}>{messages.edit}</Link>
        </Button>
      ) : null}
      {isBare ? <p className="mt-8 text-muted-foreground">{messages.bare}</p> : null}
      {about === null ? null : (
        <Part id="tentang" title={messages.about}>
          <p className="max-w-reading break-words whitespace-pre-line">{about}</p>
        </Part>
      )}
      <Words
        id="keahlian"
        title={messages.skills}
        words={profile.skills?.map((skill) => `${skill.name} · ${skill.level}`)}
      />
      <Words id="minat" title={messages.interests} words={profile.interests ?? undefined} />
      {collaborators === null ? null : (
        <Part id="kolaborasi" title={messages.collaborations}>
          {collaborations === null ? (
            <p className="text-muted-foreground">{messages.noCollaborations}</p>
          ) : (
            <>
              <p className="text-sm text-muted-foreground">{messages.collaborationsHelp}</p>
              <ul className="divide-y divide-border">
                {collaborations.map((one, index) => (
                  <li // The same two may finish the same on one day; the list is only read.
                    key={`${index}/${one.project_name}`}
                    className="py-3 break-words"
                  >
                    <p className="font-medium">{one.project_name}</p>
                    <p className="text-sm text-muted-foreground">
                      {[one.role, formatLongDate(one.finished_on)].filter((part) => part !== '').join(' · ')}
                    </p>
                  </li>
                ))}
              </ul>
            </>
          )}
        </Part>
      )}
      <Listings
        id="proyek"
        title={messages.projects}
        rows={profile.projects?.map((one) => ({ ...one, detail: one.project_type }))}
      />
      <Listings
        id="tim"
        title={messages.teams}
        rows={profile.teams?.map((one) => ({ ...one, detail: one.role }))}
      />
      <div className="mt-10">{share}</div>
    </Page>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`${id}-judul`} className="mt-8">
      <h2 id={`${id}-judul`} className="mb-2 text-lg font-bold">
        {title}
      </h2>
      {children}
    </section>
  );
}

type WordsProps = { id: string; title: string; words: readonly string[] | undefined };

function Words({ id, title, words }: WordsProps) {
  if (words === undefined || words.length === 0) return null;
  return (
    <Part id={id} title={title}>
      <ul className="flex flex-wrap gap-2">
        {words.map((word) => (
          <li key={word}>
            <Badge variant="secondary">{word}</Badge>
          </li>
        ))}
      </ul>
    </Part>
  );
}

type ListingsProps = {
  id: string;
  title: string;
  rows: readonly { id: string; project_name: string; detail: string }[] | undefined;
};

function Listings({ id, title, rows }: ListingsProps) {
  if (rows === undefined) return null;
  return (
    <Part id={id} title={title}>
      <ul className="divide-y divide-border">
        {rows.map((row) => (
          <li key={row.id} className="py-3 break-words">
            <Link to={paths.project(row.id)} className="link font-medium">
              {row.project_name}
            </Link>
            {row.detail === '' ? null : <p className="text-sm text-muted-foreground">{row.detail}</p>}
          </li>
        ))}
      </ul>
    </Part>
  );
}
