import { matchGoals, matchStages, skillLevels } from '@kawanusaha/contracts/matching/match-fields';
import type { TransactionSql } from 'postgres';
import type { DemoProject } from '#startup/demo/make-projects.ts';
import type { DemoPerson } from '#startup/demo/people.ts';
import { createRandom } from '#startup/demo/random.ts';

/** What people in the demo can do, and what they like. */
const casts: readonly { readonly skills: readonly string[]; readonly interests: readonly string[] }[] = [
  { skills: ['edit video CapCut', 'videografi'], interests: ['film', 'konten'] },
  { skills: ['React', 'HTML CSS'], interests: ['pendidikan', 'teknologi'] },
  { skills: ['pembukuan', 'Excel'], interests: ['UMKM', 'koperasi'] },
  { skills: ['desain kemasan', 'Canva'], interests: ['kuliner', 'kerajinan'] },
  { skills: ['Instagram', 'jualan live'], interests: ['fashion', 'kecantikan'] },
  { skills: ['menulis naskah', 'riset'], interests: ['budaya', 'pendidikan'] },
  { skills: ['Flutter', 'Figma'], interests: ['kesehatan', 'game'] },
  { skills: ['analisis data', 'SPSS'], interests: ['riset', 'pertanian'] },
];

/** How many of the demo's people say something; every second of them wants to be found. */
const speaking = 60;

/** Gives people of the demo a matching profile, and the demo owner's listings a goal and a stage. Running it again changes nothing. */
export async function seedMatching(
  sql: TransactionSql,
  people: readonly DemoPerson[],
  projects: readonly DemoProject[],
): Promise<void> {
  // A generator of its own: what the rest draws keeps its ids.
  const random = createRandom(20_261_123);
  const profiles = people.slice(1, speaking).map((person, index) => {
    const cast = casts[index % casts.length];
    const isFindable = index % 2 === 1;
    return {
      user_id: person.id,
      skills: sql.json((cast?.skills ?? []).map((name) => ({ name, level: random.pick(skillLevels) }))),
      interests: [...(cast?.interests ?? [])],
      goal: random.pick(matchGoals),
      stage: random.pick(matchStages),
      hours_per_week: random.between(4, 16),
      is_remote: random.between(0, 1) === 1,
      languages: ['Indonesia'],
      is_adult: isFindable,
      findable: isFindable,
    };
  });
  await sql`insert into public.matching_profiles ${sql(profiles as never)} on conflict do nothing`;
  const own = projects.filter(({ user_id: owner }) => owner === people[2]?.id).slice(0, 3);
  for (const project of own) {
    await sql`
      insert into public.listing_matching (project_id, goal, stage, languages)
      values (${project.id}, ${random.pick(matchGoals)}, ${random.pick(matchStages)}, '{Indonesia}') on conflict do nothing`;
  }
}
