import { near } from '../near.ts';
import type { Person } from '../person/read-person.ts';
import type { Wish } from '../person/read-wishes.ts';

const trainings: ReadonlySet<string> = new Set(['skill', 'major', 'smk']);
const inSector = 0.4;

/** Whether a wish is a whole sector in which the person also has a skill or a training: it is what they do ('pastry' of a tata boga student). */
export const isTrainedSector = ({ id, kind }: Wish, { skills }: Person): boolean =>
  kind === 'sector' && skills.some((skill) => trainings.has(skill.kind) && near(skill.id, id) >= inSector);
