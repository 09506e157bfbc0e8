import { Check, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { PersonName } from '#components/person-name.tsx';
import { Avatar } from '#components/ui/avatar.tsx';
import { cn } from '#lib/cn.ts';
import { formatLongDate } from '#lib/format-date.ts';
import { photoSources } from '#lib/pictures/picture-sources.ts';
import type { ProjectPage } from '../api/get-project-page.ts';

/** Team and empty seats, milestones and updates of a project; each part only where there is something of it. */
export function ProjectTeam({ page }: { page: ProjectPage }) {
  return (
    <>
      {page.team_size === 0 && page.roles.length === 0 ? null : <Team page={page} />}
      {page.milestones.length === 0 ? null : <Milestones milestones={page.milestones} />}
      {page.updates.length === 0 ? null : <Updates updates={page.updates} />}
    </>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mt-8 mb-3 text-lg font-bold">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Team({ page: { roles, team, team_size: size } }: { page: ProjectPage }) {
  const hidden = size - team.length;
  const tasks = roles.filter(({ task }) => task !== '');
  return (
    <Part id="tim-proyek" title="Tim">
      <ul className="grid grid-cols-3 gap-x-3 gap-y-4 sm:grid-cols-5">
        {team.map(({ name, role, is_owner: isOwner, signs }) => (
          <li key={`${name}/${role}`} className="flex flex-col items-center text-center text-sm break-words">
            <Avatar name={name} photo={photoSources(signs?.photo)} size={56} className="mb-1.5 size-14" />
            <span className="w-full font-semibold">
              <PersonName name={name} signs={signs} />
            </span>
            <span className="w-full text-muted-foreground">
              {role === '' ? (isOwner ? 'Pemilik' : 'Anggota') : role}
            </span>
          </li>
        ))}
        {roles.map(({ id, name, free }) => (
          <li key={id} className="flex flex-col items-center text-center text-sm break-words">
            <span
              aria-hidden
              className={cn(
                'mb-1.5 grid size-14 place-items-center rounded-full border-2 border-primary text-primary',
                free > 0 && 'border-dashed',
              )}
            >
              {free > 0 ? <Plus className="size-6" /> : <Check className="size-6" />}
            </span>
            <span className="w-full font-semibold">{name}</span>
            <span className="w-full text-muted-foreground">
              {free > 0 ? (
                <>
                  <span className="sr-only">dicari </span>
                  {free} kursi
                </>
              ) : (
                'Terisi'
              )}
            </span>
          </li>
        ))}
      </ul>
      {tasks.length === 0 ? null : (
        <ul className="mt-4 flex flex-col gap-1">
          {tasks.map(({ name, task }) => (
            <li key={name} className="break-words">
              <span className="font-semibold">{name}:</span> {task}
            </li>
          ))}
        </ul>
      )}
      {hidden === 0 ? null : (
        <p className="mt-3 text-sm text-muted-foreground">
          {size} orang di dalam tim, {hidden} memilih tidak menampilkan nama.
        </p>
      )}
    </Part>
  );
}

function Milestones({ milestones }: { milestones: ProjectPage['milestones'] }) {
  const current = milestones.find((one) => one.done_at === null)?.id;
  return (
    <Part id="tonggak-proyek" title="Tonggak">
      <ol>
        {milestones.map((one) => {
          const isDone = one.done_at !== null;
          return (
            <li
              key={one.id}
              className="relative flex gap-3 pb-5 before:absolute before:top-6 before:bottom-0 before:left-2.75 before:w-0.5 before:bg-border last:pb-0 last:before:hidden"
            >
              <span
                aria-hidden
                className={cn(
                  'grid size-6 shrink-0 place-items-center rounded-full border-2',
                  isDone && 'border-primary bg-primary text-primary-foreground',
                  !isDone && (one.id === current ? 'border-accent bg-accent' : 'border-border bg-card'),
                )}
              >
                {isDone ? <Check className="size-4" /> : null}
              </span>
              <p className="min-w-0 break-words">
                <span className="font-medium">{one.title}</span>
                <span className="block text-sm text-muted-foreground">
                  {isDone ? 'Tercapai, ' : one.id === current ? 'Sekarang, target ' : 'Target '}
                  {formatLongDate(one.due_on)}
                </span>
              </p>
            </li>
          );
        })}
      </ol>
    </Part>
  );
}

function Updates({ updates }: { updates: ProjectPage['updates'] }) {
  return (
    <Part id="kabar-proyek" title="Kabar dari tim">
      <ul className="flex flex-col gap-3">
        {updates.map((update) => (
          <li key={update.id} className="rounded-lg border border-border bg-card p-4">
            <p className="max-w-reading break-words whitespace-pre-line">{update.body}</p>
            <p className="mt-1 text-sm text-muted-foreground">
              {update.author ?? 'Anggota tim'}, {formatLongDate(update.created_at)}
            </p>
          </li>
        ))}
      </ul>
    </Part>
  );
}
