import { createHash } from 'node:crypto';
import { agreementOf } from './shown/agreement.ts';
import { keyOf, type Candidate, type Subject } from './candidate.ts';
import { isForSubject, patterns, suits } from './content.ts';
import { directnessOf, shownFit } from './shown/directness.ts';
import { emphasisOf } from './emphasis.ts';
import { findSubjects, subjectsBeside } from './find-subjects.ts';
import { fitOf, lacksSkill, relevanceOf, type Fit } from './fit/fit.ts';
import { offersOf } from './offers-of-concept.ts';
import { ideaReader } from './shown/read-idea.ts';
import type { Person } from './person/read-person.ts';
import { hoursOf, rulesOut } from './fit/rules-out.ts';
import { topicsFor } from './topics-for.ts';

export type Ranked = {
  candidate: Candidate;
  fit: Fit;
  /** The fit as far as the idea's own words show it. */
  shown: Fit;
  /** By what the fit shows, how easy it is, and whose turn it is. */
  rank: number;
};

/** Below this an idea has nothing to do with what the person wrote. */
const smallestRelevance = 0.3;
/** How much of the rank comes from the person's own turn, so that people with the same words do not get the same ideas. */
const turnShare = 0.08;
/** Hours beside the fewest that a person with little time is still shown. */
const aLittleMore = 1.25;
const repeatedPattern = 0.16;
const repeatedSubject = 0.08;
const repeatedOffer = 0.05;

function candidatesOf(subject: Subject, person: Person): Candidate[] {
  return offersOf(subject.id).flatMap(({ offer }) => {
    const emphasis = emphasisOf(subject, offer, person);
    return patterns
      .filter(
        (pattern) =>
          suits(pattern, offer) &&
          isForSubject(pattern, subject.id) &&
          !(pattern.needsPlace && person.place === null),
      )
      .flatMap((pattern) =>
        (pattern.needsTopic ? topicsFor(subject, offer, pattern, person) : [null]).map((topic) => ({
          key: keyOf(subject, offer, pattern, topic),
          subject,
          offer,
          pattern,
          topic,
          emphasis,
        })),
      );
  });
}

/** A number from 0 to 1 that stays the same for this person and this candidate. */
function turnOf(seed: string, key: string): number {
  return createHash('sha256').update(`${seed}:${key}`).digest().readUInt32BE(0) / 0xffff_ffff;
}

/** What no limit rules out; where the hours are too few for all of it, what takes the fewest. */
function withinLimits(candidates: readonly Candidate[], person: Person): Candidate[] {
  const allowed = candidates.filter((candidate) => !rulesOut(candidate, person));
  if (allowed.length > 0) return allowed;
  const longer = candidates.filter((candidate) => !rulesOut(candidate, person, 'any hours'));
  const fewest = Math.min(...longer.map(hoursOf));
  return longer.filter((candidate) => hoursOf(candidate) <= fewest * aLittleMore);
}

/** Ideas about the subjects that no limit rules out and that have to do with the person. */
function fitting(subjects: readonly Subject[], person: Person): Pick<Ranked, 'candidate' | 'fit'>[] {
  return withinLimits(
    subjects.flatMap((subject) => candidatesOf(subject, person)),
    person,
  )
    .map((candidate) => ({ candidate, fit: fitOf(candidate, person) }))
    .filter(({ candidate, fit }) => relevanceOf(fit) >= smallestRelevance && !lacksSkill(candidate, fit));
}

/** Everything that fits the person, best first; the same person gets the same order. */
export function rankCandidates(person: Person, seed: string): Ranked[] {
  const saidIn = ideaReader();
  const agreement = agreementOf(person);
  const own = fitting(findSubjects(person), person);
  const ranked = (own.length > 0 ? own : fitting(subjectsBeside(person), person)).map(
    ({ candidate, fit }): Ranked => {
      const { subject, topic, pattern, key } = candidate;
      // An idea that joins two wishes needs no third one to agree.
      const agrees = topic === null ? (agreement.get(subject.wish.id) ?? 1) : 1;
      const shown = shownFit(fit, directnessOf(saidIn(candidate), person), agrees);
      const easy = (3 - pattern.difficulty) * 0.015;
      const isOwn = subject.nearness === 1 ? 0.02 : 0;
      const rank = relevanceOf(shown) + easy + isOwn + turnOf(seed, key) * turnShare;
      return { candidate, fit, shown, rank };
    },
  );
  return ranked.toSorted((a, b) => b.rank - a.rank);
}

/** An idea that is worth so much less than the best is shown only where nothing else is left. */
const besideBest = 0.5;

/** What may stand beside the best one: enough to choose from, or everything. */
function nearBest(ranked: readonly Ranked[], count: number): Ranked[] {
  const least = (ranked[0]?.rank ?? 0) * besideBest;
  const near = ranked.filter(({ rank }) => rank >= least);
  return (near.length >= count ? near : ranked).slice(0, 400);
}

/** The best of the ranked, each different from those before it in its way of selling, its subject and its offer. */
export function pickDifferent(ranked: readonly Ranked[], count: number): Ranked[] {
  const chosen: Ranked[] = [];
  const left = nearBest(ranked, count);
  while (chosen.length < count && left.length > 0) {
    let best = 0;
    let bestWorth = -1;
    for (const [index, { candidate, rank }] of left.entries()) {
      const worth = chosen.reduce(
        (sum, { candidate: other }) =>
          sum -
          (other.pattern.id === candidate.pattern.id ? repeatedPattern : 0) -
          (other.subject.id === candidate.subject.id ? repeatedSubject : 0) -
          (other.offer.id === candidate.offer.id ? repeatedOffer : 0),
        rank,
      );
      if (worth > bestWorth) [best, bestWorth] = [index, worth];
    }
    const [next] = left.splice(best, 1);
    if (next !== undefined) chosen.push(next);
  }
  return chosen;
}
