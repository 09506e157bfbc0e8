import { coverNeeds, type CoveredNeed } from './cover-needs.ts';
import { meetsSubject } from './exclude-pair.ts';
import { judgeInterests } from './judge-interests.ts';
import { judgeSkills } from './judge-skills.ts';
import { judgeGoal, judgeHours, judgeLanguages, judgePlace, judgeStage } from './judge-terms.ts';
import { wishSubjects, type WishSubject } from './match-fields.ts';
import type { MatchSubject, SubjectVerdict } from './match-point.ts';
import { matchWeights } from './match-weights.ts';
import type { MatchListing, MatchPerson, MatchReader, Relate } from './match-sides.ts';

/** What a person's dismissals make of the weights, by subject; 1 where they taught nothing. */
export type MatchEmphasis = Readonly<Partial<Record<MatchSubject, number>>>;

/** What one subject adds to the score of a pair, and what can be said about it. */
type JudgedSubject = {
  readonly subject: MatchSubject;
  readonly points: number;
  readonly verdict: SubjectVerdict;
};

export type JudgedPair = {
  /** 0 to 100; 0 for a pair that a wish rules out. */
  readonly score: number;
  /** The must-wishes, of either side, that are not met; a pair with one is shown to no user. */
  readonly excludedBy: readonly WishSubject[];
  /** Empty for a pair that a wish rules out. */
  readonly subjects: readonly JudgedSubject[];
  readonly needs: readonly CoveredNeed[];
};

/** What a wish of either side makes of a subject's weight. */
const strengthen = { bebas: 1, 'lebih suka': 1.5, wajib: 1.5 } as const;

function weigh(
  subject: MatchSubject,
  person: MatchPerson,
  listing: MatchListing,
  emphasis: MatchEmphasis,
): number {
  const taught = matchWeights[subject] * (emphasis[subject] ?? 1);
  if (subject === 'interests') return taught;
  return taught * Math.max(strengthen[person.wishes[subject]], strengthen[listing.wishes[subject]]);
}

/**
 * The score of a pair and what stands behind it, without a sentence: those cost as much as the score and are needed for the few
 * pairs that are shown (`explainPair`).
 */
export function judgePair(
  person: MatchPerson,
  listing: MatchListing,
  relate: Relate,
  reader: MatchReader,
  emphasis: MatchEmphasis = {},
): JudgedPair {
  const needs = coverNeeds(person, listing, relate);
  const excludedBy = wishSubjects.filter(
    (subject) =>
      (person.wishes[subject] === 'wajib' || listing.wishes[subject] === 'wajib') &&
      !meetsSubject(subject, person, listing, needs),
  );
  if (excludedBy.length > 0) return { score: 0, excludedBy, subjects: [], needs };

  const verdicts: [MatchSubject, SubjectVerdict][] = [
    ['skills', judgeSkills(needs, listing, relate, reader)],
    ['goal', judgeGoal(person, listing, reader)],
    ['interests', judgeInterests(person, listing, relate, reader)],
    ['place', judgePlace(person, listing, reader)],
    ['hours', judgeHours(person, listing, reader)],
    ['stage', judgeStage(person, listing, reader)],
    ['languages', judgeLanguages(person, listing, reader)],
  ];
  const weights = verdicts.map(([subject]) => weigh(subject, person, listing, emphasis));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const subjects = verdicts.map(([subject, verdict], at) => ({
    subject,
    points: (100 * verdict.share * (weights[at] ?? 0)) / whole,
    verdict,
  }));
  const sum = subjects.reduce((total, { points }) => total + points, 0);
  return { score: Math.round(sum * 10) / 10, excludedBy, subjects, needs };
}
