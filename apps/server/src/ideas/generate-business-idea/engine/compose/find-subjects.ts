import { allConcepts } from '@kawanusaha/bahasa/lexicon/concepts';
import specialities from '#content/ideas/local/specialities.json' with { type: 'json' };
import type { Subject } from './candidate.ts';
import { offersOf } from './offers-of-concept.ts';
import type { Person, Wish } from './read-person.ts';

const narrower = new Map<string, string[]>();
for (const { id, broader } of allConcepts)
  for (const wide of broader) narrower.set(wide, [...(narrower.get(wide) ?? []), id]);

const byProvince = new Map<string, string[]>();
for (const { province, concept } of specialities as readonly { province: string; concept: string }[])
  byProvince.set(province, [...(byProvince.get(province) ?? []), concept]);

const labels = new Map(allConcepts.map(({ id, label }) => [id, label]));
/** Kinds that are things to sell; a wide skill ('memasak') borrows them from the person's province. */
const goods = new Set(['dish', 'drink', 'craft', 'crop', 'fish', 'livestock']);
const kinds = new Map(allConcepts.map(({ id, kind }) => [id, kind]));
/** A local speciality is near what the person wrote, but they did not write it. */
const localNearness = 0.8;
const genericFrom = 3;
/** A whole sector, a material or a tool says less about what the person wants to do than a thing of theirs. */
const nearnessOfKind: Readonly<Record<string, number>> = {
  sector: 0.68,
  material: 0.85,
  tool: 0.75,
  platform: 0.75,
};
const nearnessOf = ({ kind, weight }: Wish) => weight * (nearnessOfKind[kind] ?? 1);

function isGeneric(wish: Wish): boolean {
  return (narrower.get(wish.id)?.length ?? 0) >= genericFrom || wish.kind === 'sector';
}

/** Specialities of the person's province that are sold as what the wide word stands for is. */
function localSubjects(wish: Wish, from: Subject['from'], province: string | null): Subject[] {
  if (province === null) return [];
  const [wanted] = offersOf(wish.id);
  return (byProvince.get(province) ?? [])
    .filter((id) => goods.has(kinds.get(id) ?? '') && offersOf(id)[0]?.offer === wanted?.offer)
    .map((id) => ({
      id,
      label: labels.get(id) ?? id,
      nearness: localNearness,
      wish,
      from,
      isGeneric: false,
    }));
}

/** What the ideas of this person can be about: everything that they can and like, wide words also as local specialities. */
export function findSubjects(person: Person): Subject[] {
  const avoided = new Set(person.avoided);
  const found = new Map<string, Subject>();
  const take = (subject: Subject): void => {
    const known = found.get(subject.id);
    if (avoided.has(subject.id) || (known !== undefined && known.nearness >= subject.nearness)) return;
    found.set(subject.id, subject);
  };
  for (const [from, wishes] of [
    ['skill', person.skills],
    ['interest', person.interests],
  ] as const)
    for (const wish of wishes) {
      const generic = isGeneric(wish);
      take({ id: wish.id, label: wish.label, nearness: nearnessOf(wish), wish, from, isGeneric: generic });
      if (!generic) continue;
      for (const subject of localSubjects(wish, from, person.place?.province ?? null)) take(subject);
    }
  return [...found.values()];
}
