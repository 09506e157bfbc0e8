import { concept, hasConcept } from '@kawanusaha/bahasa/lexicon/concepts';
import type { Evidence, Fit } from '../fit/fit.ts';
import { near } from '../near.ts';
import type { Said, SaidByIdea } from './read-idea.ts';
import type { Person } from '../person/read-person.ts';
import type { Wish } from '../person/read-wishes.ts';
import { isTrainedSector } from '../fit/trained-sector.ts';

/** The person's own words count whole; the same meaning in other words, or one near it, shows less. */
const sameMeaning = 0.8;
const nearMeaning = 0.45;
/** A thing of the kind that the person wrote: 'roti buaya' for 'jajanan'. */
const instanceOf = 0.7;
/** 'Menu' in every lunch for a team says less of a person than the dish that is sold. */
const byPattern = 0.5;

const isKindOf = (id: string, wide: string): boolean => hasConcept(id) && concept(id).broader.includes(wide);

/** To say the verb and not what it is done to ('mengajar' of one who teaches French) says less. */
const withoutObject = 0.8;
/** What is this near to the object stands for it. */
const likeObject = 0.6;

function missesObject(concepts: readonly string[], { id, object }: Wish): boolean {
  const about = object?.concept ?? null;
  if (about === null || about === id) return false;
  return !concepts.some((said) => said === about || isKindOf(said, about) || near(about, said) >= likeObject);
}

function saysWish({ stems, concepts }: Said, wish: Wish): number {
  const literal =
    wish.stems.length === 0 ? 0 : wish.stems.filter((stem) => stems.has(stem)).length / wish.stems.length;
  const meant = concepts.includes(wish.id) ? sameMeaning : 0;
  const isInstance = concepts.some((id) => id !== wish.id && isKindOf(id, wish.id));
  const beside = Math.max(0, ...concepts.map((id) => near(wish.id, id))) * nearMeaning;
  const said = Math.max(literal, meant, isInstance ? instanceOf : 0, beside);
  return missesObject(concepts, wish) ? said * withoutObject : said;
}

/** A field, a material or whom one serves says less about the person than a thing of theirs. */
const wideKinds: Readonly<Record<string, number>> = {
  customer: 0.6,
  subject: 0.55,
  material: 0.8,
  major: 0.85,
  sector: 0.75,
  tool: 0.85,
  platform: 0.85,
  activity: 0.9,
};
/** A sector that the person is trained in says more. */
const trainedSector = 0.95;
const worthOf = (wish: Wish, person: Person): number =>
  wish.weight * (isTrainedSector(wish, person) ? trainedSector : (wideKinds[wish.kind] ?? 1));

export type Directness = {
  /** 0 to 1: how plainly the idea speaks of what the person wrote; null where nothing was written. */
  readonly skill: number | null;
  readonly interest: number | null;
  /** 0 to 1: how much of all that the person wrote the idea speaks of. */
  readonly covered: number;
};

/**
 * How directly an idea answers to a person: it is read as the person was, and both readings are compared. An idea that
 * never speaks of what the person wrote cannot be for them, however near its field is.
 */
export function directnessOf({ own, pattern }: SaidByIdea, person: Person): Directness {
  const said = (wish: Wish) => Math.max(saysWish(own, wish), saysWish(pattern, wish) * byPattern);
  const best = (wishes: readonly Wish[]): number | null =>
    wishes.length === 0 ? null : Math.max(...wishes.map((wish) => said(wish) * worthOf(wish, person)));
  const wishes = [...person.skills, ...person.interests];
  const whole = wishes.reduce((sum, wish) => sum + worthOf(wish, person), 0);
  const covered = wishes.reduce((sum, wish) => sum + said(wish) * worthOf(wish, person), 0);
  return {
    skill: best(person.skills),
    interest: best(person.interests),
    covered: whole === 0 ? 0 : covered / whole,
  };
}

/** How much counts that the idea speaks of the rest, too: who wrote three things is better met by two of them than by one. */
const coveredShare = 0.4;

function weaken(evidence: Evidence, direct: number | null, covered: number, agrees: number): Evidence {
  if (evidence.strength === null || direct === null) return evidence;
  const said = direct * (1 - coveredShare) + covered * coveredShare;
  return { ...evidence, strength: evidence.strength * said * agrees };
}

/**
 * The fit as far as the idea itself shows it.
 * @param agrees how well the wish behind the idea goes with the others, 0 to 1
 */
export const shownFit = (fit: Fit, { skill, interest, covered }: Directness, agrees: number): Fit => ({
  skill: weaken(fit.skill, skill, covered, agrees),
  interest: weaken(fit.interest, interest, covered, agrees),
});
