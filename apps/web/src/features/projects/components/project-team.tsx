import { Badge } from '#components/ui/badge.tsx';
import { formatLongDate } from '#lib/format-date.ts';
import type { ProjectPage } from '../api/get-project-page.ts';

/** Roles, team, milestones and updates of a project; each part only where there is something of it. */
export function ProjectTeam({ page }: { page: ProjectPage }) {
  const { roles, team, milestones, updates } = page;
  const hidden = page.team_size - team.length;
  return (
    <>
      {roles.length === 0 ? null : (
        <section aria-labelledby="peran-dicari">
          <h2 id="peran-dicari" className="mt-8 mb-2 text-lg font-bold">
            Peran yang dicari
          </h2>
          <ul className="divide-y divide-border">
            {roles.map(({ name, task, seats }) => (
              <li key={name} className="py-3 break-words">
                <p className="font-semibold">
                  {name} <span className="font-normal text-muted-foreground">({seats} orang)</span>
                </p>
                {task === '' ? null : <p>{task}</p>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {page.team_size === 0 ? null : (
        <section aria-labelledby="tim-proyek">
          <h2 id="tim-proyek" className="mt-8 mb-2 text-lg font-bold">
            Tim
          </h2>
          <ul className="flex flex-col gap-1">
            {team.map(({ name, role, is_owner: isOwner }) => (
              <li key={`${name}/${role}`} className="break-words">
                <span className="font-semibold">{name}</span>
                {role === '' && !isOwner ? null : `, ${role === '' ? 'pemilik proyek' : role}`}
              </li>
            ))}
          </ul>
          <p className="text-sm text-muted-foreground">
            {hidden === 0
              ? `${page.team_size} orang di dalam tim.`
              : `${page.team_size} orang di dalam tim, ${hidden} memilih tidak menampilkan nama.`}
          </p>
        </section>
      )}
      {milestones.length === 0 ? null : (
        <section aria-labelledby="tonggak-proyek">
          <h2 id="tonggak-proyek" className="mt-8 mb-2 text-lg font-bold">
            Tonggak
          </h2>
          <ol className="divide-y divide-border">
            {milestones.map((one) => (
              <li key={one.id} className="flex flex-wrap items-center justify-between gap-2 py-3">
                <p className="min-w-0 break-words">
                  <span className="font-medium">{one.title}</span>
                  <span className="block text-sm text-muted-foreground">{formatLongDate(one.due_on)}</span>
                </p>
                {one.done_at === null ? null : <Badge variant="success">Tercapai</Badge>}
              </li>
            ))}
          </ol>
        </section>
      )}
      {updates.length === 0 ? null : (
        <section aria-labelledby="kabar-proyek">
          <h2 id="kabar-proyek" className="mt-8 mb-2 text-lg font-bold">
            Kabar dari tim
          </h2>
          <ul className="divide-y divide-border">
            {updates.map((update) => (
              <li key={update.id} className="py-3">
                <p className="max-w-reading break-words whitespace-pre-line">{update.body}</p>
                <p className="text-sm text-muted-foreground">
                  {update.author ?? 'Anggota tim'}, {formatLongDate(update.created_at)}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
