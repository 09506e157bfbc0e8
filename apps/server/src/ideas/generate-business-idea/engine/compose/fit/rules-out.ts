import { broader } from '@kawanusaha/bahasa/lexicon/links';
import { hasConcept } from '@kawanusaha/bahasa/lexicon/concepts';
import thingRows from '#content/ideas/thing-ingredients.json' with { type: 'json' };
import ingredientRows from '#content/ideas/ingredients.json' with { type: 'json' };
import skillTraits from '#content/ideas/skill-traits.json' with { type: 'json' };
import limits from '#content/ideas/limits.json' with { type: 'json' };
import { understand } from '@kawanusaha/bahasa/understand';
import type { Candidate } from '../candidate.ts';
import { offerWords } from '../content.ts';
import { bills } from '../cost-bill.ts';
import { broughtAlong } from '../local/local-data.ts';
import { conceptOf } from '../concept-of.ts';
import { near } from '../near.ts';
import type { Trait } from '../content-schema.ts';
import type { Person } from '../person/read-person.ts';

type Limit = {
  excludesTraits: string[];
  /** Things that an idea may not be about, as concepts. */
  avoids?: string[];
  maxCapital: number | null;
  maxHours: number | null;
  reason: string;
};
const rules = limits as Record<string, Limit>;
/** What is this near to something unwanted is unwanted, too. */
const nearToAvoided = 0.7;

/** What goes into the goods of an offer whatever they are, as concepts. */
const usualIngredients: Readonly<Record<string, string[]>> = ingredientRows;
/** What a dish always has in it, as concepts. */
const usualInThing = thingRows as Readonly<Record<string, string[]>>;
/** What goes into a thing by its bill of materials, as concepts; read when first asked for. */
const billedIngredients = new Map<string, readonly string[]>();

function ingredientsOf(subjectId: string): readonly string[] {
  const found =
    billedIngredients.get(subjectId) ??
    (bills.get(subjectId)?.items ?? []).flatMap(({ staple }) =>
      understand(broughtAlong.staples.get(staple)?.label ?? '').concepts.map(({ id }) => id),
    );
  billedIngredients.set(subjectId, found);
  return found;
}

/** What some skills ask of the person whatever they are sold as. */
const traitsOfSkill = skillTraits as Readonly<Record<string, readonly Trait[]>>;

/** What the candidate asks of the person. */
export function traitsOf({ subject, offer, pattern }: Candidate): Set<Trait> {
  const wanted = new Set([...offer.traits, ...(traitsOfSkill[subject.id] ?? []), ...pattern.addsTraits]);
  for (const trait of pattern.dropsTraits) wanted.delete(trait);
  return wanted;
}

/** Smallest sensible start of the candidate in whole Rupiah; 0 where the buyers pay first. */
export function capitalOf({ offer, pattern }: Candidate): [min: number, max: number] {
  const step = 50_000;
  const scale = (value: number) => Math.round((value * pattern.factors.capital) / step) * step;
  const min = pattern.isPrepaid ? 0 : scale(offer.capital[0]);
  return [min, Math.max(scale(offer.capital[1]), min + step)];
}

/** Hours a week that a candidate takes: its offer's by the factor of its pattern, three at least. */
export const hoursOf = ({ offer, pattern }: Candidate): number =>
  Math.max(3, Math.round(offer.hoursPerWeek * pattern.factors.hours));

/** What a candidate is about, with all wider meanings. */
const aboutOf = ({ subject, topic }: Candidate): string[] => [
  subject.id,
  ...broader(subject.id),
  ...(topic === null ? [] : [topic.id, ...broader(topic.id)]),
];

const service = 'jasa';
const serviceGroups: ReadonlySet<string> = new Set(['jasa', 'ajar', 'digital']);

/** Whether it is work for others and no thing that is sold: what who wants 'bukan jasa' does not want. */
const isService = ({ offer, pattern }: Candidate): boolean =>
  serviceGroups.has(offer.group) || pattern.addsTraits.includes('mengajar');

function isAvoided(candidate: Candidate, avoided: readonly string[]): boolean {
  const { subject, offer } = candidate;
  const about = aboutOf(candidate);
  const traits = traitsOf(candidate);
  const isOwnSkill = subject.from === 'skill' && subject.id === subject.wish.id;
  const made = [
    ...ingredientsOf(subject.id),
    ...(usualInThing[subject.id] ?? []),
    ...(usualIngredients[offer.id] ?? []),
  ];
  // An offer with words of its own for the subject is not about what it mostly sells: who cleans rooms has no laundry.
  const isOwn = offerWords[offer.id]?.[subject.id] !== undefined;
  return avoided.some((id) => {
    // 'Jago kaligrafi, ga gambar makhluk hidup': a part of a skill is theirs though the rest is not.
    const isPart = isOwnSkill && conceptOf(id).kind === 'skill' && conceptOf(subject.id).kind === 'skill';
    if (made.includes(id) || id === subject.id) return true;
    if (!isPart && (about.includes(id) || near(subject.id, id) > nearToAvoided)) return true;
    const [main = ''] = offer.covers;
    const sellsIt = !isOwn && (main === id || (hasConcept(main) && broader(main).includes(id)));
    // What is sold to or for fishermen is fish: of no use to who wants none.
    const sellsKind =
      conceptOf(subject.id).kind === 'customer' && hasConcept(id) && broader(id).includes(main);
    return (
      sellsIt ||
      sellsKind ||
      (offer.skill.includes(id) && traits.size > 0 && candidate.pattern.skill === null)
    );
  });
}

/**
 * Whether something that the person cannot, will not or may not do stands against the candidate.
 * @param hoursLimit 'any hours' leaves out how long it takes
 */
export function rulesOut(
  candidate: Candidate,
  person: Person,
  hoursLimit: 'own hours' | 'any hours' = 'own hours',
): boolean {
  const [min] = capitalOf(candidate);
  const hours = hoursOf(candidate);
  const traits = traitsOf(candidate);
  if (person.mode === 'Online' && candidate.pattern.mode === 'offline') return true;
  if (person.mode === 'Offline' && candidate.pattern.mode === 'online') return true;
  if (person.budget !== null && min > person.budget) return true;
  if (isAvoided(candidate, person.avoided)) return true;
  if (person.avoided.includes(service) && isService(candidate)) return true;
  return person.limits.some(({ id }) => {
    const rule = rules[id];
    if (rule === undefined) return false;
    return (
      rule.avoids?.some((avoided) => aboutOf(candidate).includes(avoided)) === true ||
      rule.excludesTraits.some((trait) => traits.has(trait as Trait)) ||
      (rule.maxCapital !== null && min > rule.maxCapital) ||
      (hoursLimit === 'own hours' && rule.maxHours !== null && hours > rule.maxHours)
    );
  });
}
