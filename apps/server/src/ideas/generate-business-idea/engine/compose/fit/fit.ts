import type { Candidate, Subject } from '../candidate.ts';
import type { Offer } from '../content-schema.ts';
import { teaches } from '../field-of-study.ts';
import { near } from '../near.ts';
import { isVague, type Person } from '../person/read-person.ts';
import type { Wish } from '../person/read-wishes.ts';

export type Evidence = {
  /** 0 to 1; null when the person wrote nothing that was understood. */
  strength: number | null;
  /** What the person wrote that shows it. */
  wish: Wish | null;
};

export type Fit = { skill: Evidence; interest: Evidence };

function strongest(wishes: readonly Wish[], strengthOf: (wish: Wish) => number): Evidence {
  if (wishes.length === 0) return { strength: null, wish: null };
  let best: Evidence = { strength: 0, wish: null };
  for (const wish of wishes) {
    const strength = strengthOf(wish) * wish.weight;
    if (strength > (best.strength ?? 0)) best = { strength, wish };
  }
  return best;
}

/** A wide word ('masak') says less about the person than a thing of theirs ('rendang'). */
const wideWord = 0.82;

/** To know a subject is not yet to teach it; that counts where the person can do something else, too. */
const untaughtSubject = 0.45;
const canTeach = (subject: Subject, offer: Offer, { skills }: Person): boolean =>
  offer.group !== 'ajar' ||
  skills.length < 2 ||
  skills.some(({ id }) => id !== subject.id && offer.skill.some((needed) => near(id, needed) >= 0.5));

/** What only a person with the skill can offer: services and lessons. Goods can be bought or learnt. */
const skilledGroups = new Set(['digital', 'ajar', 'jasa']);
/** A skill that is near what a service is about is not the skill that the service takes. */
const besideService = 0.4;

/** To like what a service is about is not yet to be able to do it. */
const likedService = 0.8;

/** What a field of study does not teach is only near to it ('olah data' for mining). */
const besideField = 0.7;

/** A thing of the person's own that others make and they sell stays theirs, though it takes selling besides. */
const ownThingSold = 0.9;

const skilledFrom = 0.35;
/** What is only read beside something else shows no skill. */
const surelyRead = 0.6;

/** Whether anything was read that a person can do: where they live, whom they serve or that they have a telephone is none. */
const knowsSkills = ({ skills }: Person): boolean =>
  skills.some((wish) => wish.weight >= surelyRead && !isVague(wish));

/** How far the person's skills carry the candidate, and how far it touches what they like. */
export function fitOf({ subject, offer, pattern, topic }: Candidate, person: Person): Fit {
  const needed = pattern.skill === null ? offer.skill : [pattern.skill];
  const own =
    (pattern.skill === null ? 1 : ownThingSold) *
    (canTeach(subject, offer, person) ? 1 : untaughtSubject) *
    (teaches(subject.id, offer) || offer.group === 'ajar' ? 1 : besideField);
  const said = subject.isGeneric ? subject.nearness * wideWord : subject.nearness;
  // Who photographs is near weddings, but that is no skill at holding one.
  const beside = skilledGroups.has(offer.group) ? besideService : 0.95;
  const skill = strongest(person.skills, (wish) =>
    Math.max(
      wish.id === subject.wish.id ? own * said : near(wish.id, subject.id) * own * beside,
      ...needed.map((id) => near(wish.id, id) * 0.9),
    ),
  );
  const isKnown = (skill.strength ?? 0) >= skilledFrom || knowsSkills(person);
  const liked = skilledGroups.has(offer.group) && isKnown ? likedService : 1;
  const interest = strongest(
    person.interests,
    (wish) =>
      liked *
      Math.max(
        wish.id === subject.wish.id ? said : near(wish.id, subject.id) * 0.95,
        topic?.id === wish.id ? 0.95 : 0,
        ...offer.covers.slice(0, 3).map((id) => near(wish.id, id) * 0.7),
      ),
  );
  return { skill: isKnown ? skill : { strength: null, wish: null }, interest };
}

/** Whether the candidate asks for a skill that the person does not have. */
export function lacksSkill({ offer, pattern }: Candidate, { skill }: Fit): boolean {
  if (skill.strength === null || skill.strength >= skilledFrom) return false;
  return skilledGroups.has(offer.group) || pattern.addsTraits.includes('suara');
}

/** One figure for ranking, 0 to 1: the stronger side carries, the other adds; what is wide or not yet learnt is worth less. */
export function relevanceOf(fit: Fit): number {
  const skill = fit.skill.strength ?? 0;
  const interest = fit.interest.strength ?? 0;
  const strong = Math.max(skill, interest * 0.9);
  const weak = Math.min(skill, interest);
  const untaught = fit.skill.strength !== null && skill < skilledFrom ? 0.8 : 1;
  return Math.min(1, (strong * 0.75 + weak * 0.25) * untaught);
}
