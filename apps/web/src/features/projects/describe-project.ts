import { shorten } from '#lib/shorten.ts';
import type { ProjectRow } from './project-row.ts';

const maxLength = 160;

/** One sentence or two about a project for search results and shared links, at most 160 characters. */
export function describeProject(project: ProjectRow): string {
  const place = project.city === null ? '' : ` di ${project.city}`;
  const lead = `Proyek ${project.project_type}${place} mencari ${project.required_skills.slice(0, 3).join(', ')}. `;
  return shorten(lead + project.project_description, maxLength);
}
