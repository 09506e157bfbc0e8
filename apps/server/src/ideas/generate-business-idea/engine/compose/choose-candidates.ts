import { createHash } from 'node:crypto';
import { keyOf, type Candidate, type Subject } from './candidate.ts';
import { patterns, suits } from './content.ts';
import { findSubjects } from './find-subjects.ts';
import { fitOf, lacksSkill, relevanceOf, type Fit } from './fit.ts';
import { near } from './near.ts';
import { offersOf } from './offers-of-concept.ts';
import type { Person, Wish } from './read-person.ts';
import { rulesOut } from './rules-out.ts';

export type Ranked = { candidate: Candidate; fit: Fit; relevance: number };

/** Below this an idea has nothing to do with what the person wrote. */
const smallestRelevance = 0.3;
/** How much of the rank comes from the person's own turn, so that people with the same words do not get the same ideas. */
const turnShare = 0.06;
const repeatedPattern = 0.16;
const repeatedSubject = 0.05;
const repeatedOffer = 0.02;

/** Kinds that a field to serve can be; a way of selling or a place to sell is none. */
const topicKinds = new Set([
  'sector',
  'activity',
  'dish',
  'drink',
  'craft',
  'crop',
  'fish',
  'livestock',
  'material',
  'skill',
  'speciality',
]);
/** Sectors that everybody's business belongs to. */
const noField = new Set(['kewirausahaan', 'perdagangan', 'jasa']);
/** A field this near to the subject is the subject again. */
const sameField = 0.5;
const mostTopics = 4;

function topicsFor(subject: Subject, person: Person): Wish[] {
  // What the place is known for is not the person's own word: 'sepatu Cibaduyut bertema hijab' is not what the person wished.
  if (subject.id !== subject.wish.id) return [];
  return person.interests
    .filter(({ id, kind }) => topicKinds.has(kind) && !noField.has(id) && near(id, subject.id) < sameField)
    .slice(0, mostTopics);
}

function candidatesOf(subject: Subject, person: Person): Candidate[] {
  return offersOf(subject.id).flatMap(({ offer }) =>
    patterns
      .filter((pattern) => suits(pattern, offer) && !(pattern.needsPlace && person.place === null))
      .flatMap((pattern) =>
        (pattern.needsTopic ? topicsFor(subject, person) : [null]).map((topic) => ({
          key: keyOf(subject, offer, pattern, topic),
          subject,
          offer,
          pattern,
          topic,
        })),
      ),
  );
}

/** A number from 0 to 1 that stays the same for this person and this candidate. */
function turnOf(seed: string, key: string): number {
  return createHash('sha256').update(`${seed}:${key}`).digest().readUInt32BE(0) / 0xffff_ffff;
}

/** Everything that fits the person, best first; the same person gets the same order. */
export function rankCandidates(person: Person, seed: string): Ranked[] {
  const ranked = findSubjects(person)
    .flatMap((subject) => candidatesOf(subject, person))
    .filter((candidate) => !rulesOut(candidate, person))
    .map((candidate) => {
      const fit = fitOf(candidate, person);
      return { candidate, fit, relevance: relevanceOf(fit) };
    })
    .filter(({ candidate, fit, relevance }) => relevance >= smallestRelevance && !lacksSkill(candidate, fit));
  const rank = new Map(
    ranked.map((one) => {
      const { pattern, key, subject } = one.candidate;
      const easy = (3 - pattern.difficulty) * 0.015;
      const own = subject.nearness === 1 ? 0.02 : 0;
      return [one, one.relevance + easy + own + turnOf(seed, key) * turnShare] as const;
    }),
  );
  return ranked.toSorted((a, b) => (rank.get(b) ?? 0) - (rank.get(a) ?? 0));
}

/** The best of the ranked, each different from those before it in its way of selling, its subject and its offer. */
export function pickDifferent(ranked: readonly Ranked[], count: number): Ranked[] {
  const chosen: Ranked[] = [];
  const left = ranked.slice(0, 400);
  while (chosen.length < count && left.length > 0) {
    let best = 0;
    let bestWorth = -1;
    for (const [index, { candidate, relevance }] of left.entries()) {
      const worth = chosen.reduce(
        (sum, { candidate: other }) =>
          sum -
          (other.pattern.id === candidate.pattern.id ? repeatedPattern : 0) -
          (other.subject.id === candidate.subject.id ? repeatedSubject : 0) -
          (other.offer.id === candidate.offer.id ? repeatedOffer : 0),
        relevance - index * 0.0008,
      );
      if (worth > bestWorth) [best, bestWorth] = [index, worth];
    }
    const [next] = left.splice(best, 1);
    if (next !== undefined) chosen.push(next);
  }
  return chosen.toSorted((a, b) => b.relevance - a.relevance);
}
