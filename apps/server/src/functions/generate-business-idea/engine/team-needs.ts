import type { ContactSkill, ProjectSkill } from '@kawanusaha/contracts/directory';
import type { Sector } from '../catalogue/entry.ts';
import type { Topic } from '../topics.ts';
import type { Profile } from './profile.ts';

const contactTopics: Record<Exclude<ContactSkill, 'Lainnya'>, readonly Topic[]> = {
  Marketing: ['jual', 'sosmed'],
  Keuangan: ['uang'],
  Desain: ['desain', 'gambar', 'foto', 'video'],
  Teknologi: ['kode', 'teknologi'],
  Bisnis: ['bisnis', 'atur'],
};
const contactOrder = Object.keys(contactTopics) as (keyof typeof contactTopics)[];

const projectTopics: Record<ProjectSkill, readonly Topic[]> = {
  Marketing: ['jual'],
  'Desain Grafis': ['desain', 'gambar'],
  'Web Development': ['kode'],
  'Mobile Development': ['kode'],
  'UI/UX Design': ['desain'],
  'Content Writing': ['tulis'],
  SEO: ['sosmed'],
  'Social Media': ['sosmed'],
  Finance: ['uang'],
  'Business Development': ['bisnis'],
  'Project Management': ['atur'],
  'Data Analysis': ['data'],
};

const lacks = (profile: Profile, wanted: readonly Topic[]) =>
  !wanted.some((topic) => profile.skills.found.has(topic));

/** The contact skill that the sector usually lacks, unless the person has it; then the next one that is missing. */
export function findMissingSkill(sector: Sector, profile: Profile): ContactSkill {
  const order = [sector.missingSkill, ...contactOrder];
  return (
    order.find((skill) => skill !== 'Lainnya' && lacks(profile, contactTopics[skill])) ?? sector.missingSkill
  );
}

/** Project skills to look for in Cari Project: what the sector needs and the person lacks, never empty. */
export function findTeamSkills(sector: Sector, profile: Profile): ProjectSkill[] {
  const missing = sector.teamSkills.filter((skill) => lacks(profile, projectTopics[skill]));
  return missing.length > 0 ? missing : sector.teamSkills.slice(0, 1);
}
