import { MapPin } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#config/paths.ts';
import type { LatestProject } from '../api/fetch-home-data.ts';

const shownSkills = 2;

/** The newest listings in the first screen, as proof that the directory lives: two on phones, three above. Nothing while there is none. */
export function LatestProjects({ projects }: { projects: LatestProject[] }) {
  if (projects.length === 0) return null;
  return (
    <section aria-labelledby="judul-terbaru" className="mt-4 max-w-xl">
      <div className="flex items-center justify-between gap-3">
        <h2 id="judul-terbaru" className="text-base font-semibold">
          Sedang mencari anggota
        </h2>
        <Link to={paths.projects} className="link inline-flex min-h-11 items-center text-sm">
          Lihat semua
        </Link>
      </div>
      <ul className="divide-y divide-border overflow-hidden rounded-lg border border-border bg-card">
        {projects.map((project) => (
          <li key={project.id} className="relative px-4 py-2.5 hover:bg-muted max-sm:nth-[n+3]:hidden">
            <h3 className="leading-snug font-bold">
              <Link to={paths.project(project.id)} className="line-clamp-1 after:absolute after:inset-0">
                {project.project_name}
              </Link>
            </h3>
            <p className="flex flex-wrap gap-x-2 text-sm text-muted-foreground">
              <span>Mencari {project.required_skills.slice(0, shownSkills).join(', ')}</span>
              <span className="inline-flex items-center gap-1">
                <MapPin aria-hidden className="size-4" />
                {project.is_remote ? 'Jarak jauh' : (project.city ?? 'Seluruh Indonesia')}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
