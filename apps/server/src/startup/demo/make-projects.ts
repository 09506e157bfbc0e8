import { type ProjectSkill, rewardTypes } from '@kawanusaha/contracts/directory';
import { questionTemplates } from '@kawanusaha/contracts/screening/question-templates';
import type { DemoPerson } from '#startup/demo/people.ts';
import { projectConcepts } from '#startup/demo/project-concepts.ts';
import type { Random } from '#startup/demo/random.ts';

export type DemoProject = Record<string, unknown> & {
  readonly id: string;
  readonly user_id: string;
  readonly required_skills: readonly ProjectSkill[];
  readonly seats: number;
  readonly questions: readonly string[];
  readonly is_active: boolean;
};

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Makes listings from the concepts, spread over the last four weeks; a few are already closed. */
export function makeProjects(
  random: Random,
  people: readonly DemoPerson[],
  count: number,
  now: Date,
): DemoProject[] {
  const owners = people.filter((_, index) => index !== 1 && index !== 3);
  return Array.from({ length: count }, (_, index): DemoProject => {
    // A step that shares no factor with the number of concepts mixes the types along the list.
    const concept = projectConcepts[(index * 7) % projectConcepts.length] ?? projectConcepts[0];
    if (concept === undefined) throw new Error('there are no project concepts');
    // The third demo account owns the newest listings, so that a person who signs in as it has something to manage.
    const owner = (index < 3 ? people[2] : random.pick(owners)) ?? people[0];
    if (owner === undefined) throw new Error('there are no people');
    const createdAt = new Date(now.getTime() - index * 3.2 * hourMs - random.between(0, 90) * 60_000);
    const closed = index % 17 === 16;
    const hasPlace = /\{(kota|kampus)\}/.test(concept.name);
    return {
      id: random.uuid(),
      user_id: owner.id,
      project_name: fill(
        hasPlace ? concept.name : `${concept.name} ${index >= projectConcepts.length ? owner.city : ''}`,
        owner,
      ).trim(),
      project_description: fill(concept.description, owner),
      project_type: concept.type,
      required_skills: concept.skills,
      budget_range: concept.budget,
      timeline: concept.timeline,
      contact_method: index % 6 === 5 ? 'https://chat.whatsapp.com/CONTOHgrupKawanUsaha01' : owner.whatsapp,
      owner_name: owner.name,
      owner_email: index % 3 === 0 ? owner.email : null,
      city: owner.city,
      is_remote: index % 4 === 0,
      hours_per_week: random.pick([4, 6, 8, 10, 12, 15]),
      reward_type: random.pick(rewardTypes),
      seats: random.between(1, 5),
      deadline:
        index % 3 === 1
          ? new Date(now.getTime() + random.between(6, 40) * dayMs).toISOString().slice(0, 10)
          : null,
      // The demo owner's listings ask: three questions, two and one.
      questions: index < 3 ? questionTemplates.slice(0, 3 - index).map(({ question }) => question) : [],
      is_active: !closed,
      closed_reason: closed ? 'filled' : null,
      created_at: createdAt,
      expires_at: new Date(createdAt.getTime() + 30 * dayMs),
    };
  });
}

function fill(text: string, owner: DemoPerson): string {
  return text.replaceAll('{kota}', owner.city).replaceAll('{kampus}', owner.campus);
}
