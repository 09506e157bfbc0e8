import { type ApplicationStatus, projectSkills } from '@kawanusaha/contracts/directory';
import * as z from 'zod';
import roles from '#content/demo/project-roles.json' with { type: 'json' };
import type { DemoProject } from '#startup/demo/make-projects.ts';
import { createRandom } from '#startup/demo/random.ts';

export type DemoRole = {
  readonly id: string;
  readonly project_id: string;
  readonly position: number;
  readonly name: string;
  readonly task: string;
  readonly seats: number;
};

/** What a project that asks for a skill seeks. */
const roleOf = z
  .record(z.enum(projectSkills), z.object({ name: z.string().min(3), task: z.string() }))
  .parse(roles);

/** Makes roles for every second open listing and the newest three, one for each of its skills; their seats add up to those of the listing. */
export function makeRoles(projects: readonly DemoProject[]): DemoRole[] {
  // A generator of its own: what the rest draws keeps its ids.
  const random = createRandom(20_261_203);
  return projects.flatMap((project, index) => {
    if (!project.is_active || (index > 2 && index % 2 === 1)) return [];
    const skills = project.required_skills.slice(0, project.seats);
    return skills.map((skill, at) => ({
      id: random.uuid(),
      project_id: project.id,
      position: at + 1,
      ...roleOf[skill],
      seats: at === 0 ? project.seats - skills.length + 1 : 1,
    }));
  });
}

/**
 * Gives each next application to a listing one of its roles in turn, an accepted one only a role with a free seat.
 * @returns what says the role of an application, null where the listing has none
 */
export function createSeating(
  every: readonly DemoRole[],
): (projectId: string, status: ApplicationStatus) => string | null {
  const rolesOf = Map.groupBy(every, (role) => role.project_id);
  const turns = new Map<string, number>();
  const free = new Map(every.map(({ id, seats }) => [id, seats]));
  return (projectId, status) => {
    const turn = turns.get(projectId) ?? 0;
    turns.set(projectId, turn + 1);
    const own = rolesOf.get(projectId) ?? [];
    const inTurn = own.map((_, at) => own[(turn + at) % own.length]);
    if (status !== 'accepted') return inTurn[0]?.id ?? null;
    const found = inTurn.find((role) => role !== undefined && (free.get(role.id) ?? 0) > 0);
    if (found === undefined) return null;
    free.set(found.id, (free.get(found.id) ?? 0) - 1);
    return found.id;
  };
}
