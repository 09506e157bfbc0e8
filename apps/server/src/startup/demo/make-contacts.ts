import { contactSkills } from '@kawanusaha/contracts/directory';
import { contactTexts } from '#startup/demo/contact-texts.ts';
import type { DemoPerson } from '#startup/demo/people.ts';
import type { Random } from '#startup/demo/random.ts';

const hourMs = 3_600_000;

/** Makes one contact profile for each of the first `count` people after the newest demo account. */
export function makeContacts(
  random: Random,
  people: readonly DemoPerson[],
  count: number,
  now: Date,
): Record<string, unknown>[] {
  const members = people.filter((_, index) => index !== 0 && index !== 3).slice(0, count);
  return members.map((person, index) => {
    const skill = contactSkills[index % contactSkills.length] ?? 'Lainnya';
    const texts = contactTexts[skill];
    const text = texts[Math.floor(index / contactSkills.length) % texts.length] ?? texts[0];
    return {
      id: random.uuid(),
      user_id: person.id,
      name: person.name,
      main_skill: skill,
      experience: text?.experience ?? '',
      vision: text?.vision ?? '',
      looking_for: text?.lookingFor ?? null,
      whatsapp: person.whatsapp,
      city: person.city,
      campus: person.campus,
      hours_per_week: random.pick([3, 5, 8, 10, 12, 20]),
      created_at: new Date(now.getTime() - index * 5 * hourMs - random.between(0, 200) * 60_000),
    };
  });
}
