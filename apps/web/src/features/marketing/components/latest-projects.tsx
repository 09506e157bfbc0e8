import { Link } from 'react-router';
import { ListingPicture } from '#components/listing-picture.tsx';
import { Avatar } from '#components/ui/avatar.tsx';
import { paths } from '#config/paths.ts';
import { photoSources } from '#lib/pictures/picture-sources.ts';
import type { LatestProject } from '../api/fetch-home-data.ts';

const placeOf = ({ city, is_remote: isRemote }: LatestProject): string =>
  city ?? (isRemote ? 'Jarak jauh' : 'Seluruh Indonesia');

/** The newest listings in the first screen, as proof that the directory lives: two on phones, three above. Nothing while there is none. */
export function LatestProjects({ projects }: { projects: LatestProject[] }) {
  if (projects.length === 0) return null;
  return (
    <section aria-labelledby="judul-terbaru">
      <div className="flex items-center justify-between gap-3">
        <h2 id="judul-terbaru" className="flex items-center gap-2 text-base font-semibold">
          <span aria-hidden className="size-2.5 rounded-full bg-primary" />
          Sedang mencari anggota
        </h2>
        <Link to={paths.projects} className="link inline-flex min-h-11 items-center text-sm">
          Lihat semua
        </Link>
      </div>
      <ul className="divide-y divide-border overflow-hidden rounded-lg border border-border bg-card">
        {projects.map((project) => (
          <li
            key={project.id}
            className="relative flex items-center gap-3 p-2.5 hover:bg-muted max-sm:nth-[n+3]:hidden lg:p-4"
          >
            <ListingPicture
              project={project}
              sizes="12.5rem"
              shape="size-14 lg:size-20"
              className="shrink-0 rounded-md"
            />
            <div className="min-w-0 flex-1">
              <h3 className="leading-snug font-bold">
                <Link
                  to={paths.project(project.id)}
                  className="line-clamp-1 after:absolute after:inset-0 lg:line-clamp-2"
                >
                  {project.project_name}
                </Link>
              </h3>
              <p className="line-clamp-1 text-sm text-muted-foreground">
                {`Mencari ${project.required_skills[0]} · ${placeOf(project)}`}
              </p>
              <p className="mt-0.5 flex items-center gap-1.5 text-xs text-muted-foreground">
                <Avatar
                  name={project.owner_name}
                  photo={photoSources(project.photo)}
                  size={22}
                  className="size-5.5 text-[0.625rem]"
                />
                {project.owner_name + (project.seats === null ? '' : ` mencari ${project.seats} orang`)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
