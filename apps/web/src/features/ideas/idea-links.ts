import type { Idea } from '@kawanusaha/contracts/idea';
import { paths } from '#config/paths.ts';

/** Cari Project's form filled in from an idea: name, description, type and the skills that are missing. */
export function findTeamLink(idea: Idea): string {
  const description =
    `${idea.description}\n\nSasaran: ${idea.targetMarket}.\n` +
    `Langkah pertama: ${idea.initialSteps.slice(0, 3).join('; ')}.\nPerkiraan waktu: ${idea.hoursPerWeek} jam seminggu.`;
  const query = new URLSearchParams({
    nama: idea.businessName,
    deskripsi: description,
    tipe: idea.projectType,
    keahlian: idea.teamSkills.join(','),
  });
  return `${paths.newProject}?${query.toString()}`;
}

/** Cari Relasi filtered by the skill that this idea lacks. */
export function findContactLink(idea: Idea): string {
  return `${paths.relations}?${new URLSearchParams({ keahlian: idea.missingSkill }).toString()}`;
}
