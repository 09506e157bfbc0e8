import { isGoods } from '@kawanusaha/bahasa/lexicon/goods';
import { allConcepts } from '@kawanusaha/bahasa/lexicon/concepts';
import { related } from '@kawanusaha/bahasa/lexicon/links';
import type { Subject } from './candidate.ts';
import { localData } from './local/local-data.ts';
import { offersOf } from './offers-of-concept.ts';
import type { Person } from './person/read-person.ts';
import type { Wish } from './person/read-wishes.ts';
import { isTrainedSector } from './fit/trained-sector.ts';

const narrower = new Map<string, string[]>();
for (const { id, broader } of allConcepts)
  for (const wide of broader) narrower.set(wide, [...(narrower.get(wide) ?? []), id]);

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
  material: 0.9,
  tool: 0.75,
  platform: 0.75,
  subject: 0.7,
};
/** A sector that the person is trained in is what they want to do. */
const trainedSector = 0.85;
const nearnessOf = (wish: Wish, person: Person): number =>
  wish.weight * (isTrainedSector(wish, person) ? trainedSector : (nearnessOfKind[wish.kind] ?? 1));

function isGeneric(wish: Wish): boolean {
  return (narrower.get(wish.id)?.length ?? 0) >= genericFrom || wish.kind === 'sector';
}

/** Specialities of the person's province that are sold as what the wide word stands for is. */
function localSubjects(wish: Wish, from: Subject['from'], province: string | null): Subject[] {
  if (province === null) return [];
  const [wanted] = offersOf(wish.id);
  return (localData().conceptsOf.get(province) ?? [])
    .filter((id) => goods.has(kinds.get(id) ?? '') && offersOf(id)[0]?.offer === wanted?.offer)
    .map((id) => ({
      id,
      label: labels.get(id) ?? id,
      nearness: localNearness,
      wish,
      from,
      isGeneric: false,
      isOwnName: false,
    }));
}

/** A wide word says little beside a thing of the same kind: who bakes bika ambon sells that, not 'kue rumahan'. */
const besideOwnThing = 0.6;
/** What one studies is background where one also says what one can do. */
const besideSkill = 0.85;
const background = new Set(['major', 'smk']);
/** What everybody has says what the person wants to do only where they write nothing else. */
const commonThings = new Set(['hp-android', 'laptop', 'internet']);
const besideConcrete = 0.5;
const isCommon = ({ wish }: Subject): boolean => commonThings.has(wish.id);

const isSpecific = ({ wish, isGeneric: wide, nearness }: Subject) =>
  !wide && isGoods(wish.kind) && nearness >= 0.6;

function preferOwnThings(subjects: readonly Subject[], person: Person): Subject[] {
  const groups = new Set(
    subjects.filter(isSpecific).flatMap(({ id }) => offersOf(id).map(({ offer }) => offer.group)),
  );
  const hasSkill = subjects.some(({ from, wish }) => from === 'skill' && !background.has(wish.kind));
  const hasConcrete = subjects.some(
    (subject) => !isCommon(subject) && (isGoods(subject.wish.kind) || subject.wish.kind === 'skill'),
  );
  return subjects.map((subject) => {
    const isWide = !isSpecific(subject) && subject.wish.kind !== 'skill';
    const isLocal = subject.id !== subject.wish.id && isTrainedSector(subject.wish, person);
    const isSameGroup =
      isLocal || (isWide && offersOf(subject.id).some(({ offer }) => groups.has(offer.group)));
    const isBackground = hasSkill && background.has(subject.wish.kind);
    const isBeside = hasConcrete && isCommon(subject);
    const factor = isBeside ? besideConcrete : isSameGroup ? besideOwnThing : isBackground ? besideSkill : 1;
    return factor === 1 ? subject : { ...subject, nearness: subject.nearness * factor };
  });
}

/** Ways of earning with whatever one has; beside a thing or a skill of their own they are how it is sold, not what. */
const waysToEarn = new Set([
  'berjualan',
  'penjualan',
  'perdagangan',
  'reseller',
  'preorder',
  'langganan',
  'penitipan',
]);

/** Wishes that say what an idea can be about: 'jualan' says it only where nothing else does. */
function aboutOf(person: Person, wishes: readonly Wish[]): readonly Wish[] {
  const isConcrete = ({ id, kind }: Wish): boolean =>
    !waysToEarn.has(id) && (isGoods(kind) || (kind === 'skill' && offersOf(id).length > 0));
  const all =
    wishes === person.interests
      ? [...person.skills, ...person.interests]
      : [...person.skills, ...person.interests].filter(({ kind }) => isGoods(kind));
  return all.some(isConcrete) ? wishes.filter(({ id }) => !waysToEarn.has(id)) : wishes;
}

/** Links over which one skill leads to another. */
const nextSkill = 1;

/**
 * Skills beside those of the person, for one who wants nothing of what theirs are mostly used for ('matematika, tapi gak mau
 * ngajar' still counts).
 */
export function subjectsBeside(person: Person): Subject[] {
  const avoided = new Set(person.avoided);
  const withOffers = (wishes: readonly Wish[]) => wishes.filter(({ id }) => offersOf(id).length > 0);
  const skills = withOffers(person.skills);
  const used = skills.length > 0 ? skills : withOffers(person.interests);
  return used.flatMap((wish) =>
    related(wish.id, nextSkill)
      .filter(({ id }) => kinds.get(id) === 'skill' && !avoided.has(id))
      .map(({ id, weight }) => ({
        id,
        label: labels.get(id) ?? id,
        nearness: weight * wish.weight,
        wish,
        from: skills.length > 0 ? ('skill' as const) : ('interest' as const),
        isGeneric: false,
        isOwnName: false,
      })),
  );
}

/** What the ideas of this person can be about: everything that they can and like, wide words also as local specialities. */
export function findSubjects(person: Person): Subject[] {
  const avoided = new Set(person.avoided);
  const found = new Map<string, Subject>();
  const take = (subject: Subject): void => {
    const key = `${subject.id}:${subject.label}`;
    const known = found.get(key);
    if (avoided.has(subject.id) || (known !== undefined && known.nearness >= subject.nearness)) return;
    found.set(key, subject);
  };
  for (const [from, wishes] of [
    ['skill', person.skills],
    ['interest', person.interests],
  ] as const)
    for (const wish of aboutOf(person, wishes)) {
      const isOwnName = wish.name !== wish.label;
      const generic = isGeneric(wish) && !(isOwnName && isGoods(wish.kind));
      take({
        id: wish.id,
        label: wish.name,
        nearness: nearnessOf(wish, person),
        wish,
        from,
        isGeneric: generic,
        isOwnName,
      });
      if (!generic) continue;
      for (const subject of localSubjects(wish, from, person.place?.province ?? null)) take(subject);
    }
  return preferOwnThings([...found.values()], person);
}
