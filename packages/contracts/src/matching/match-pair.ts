import { coverNeeds, findMissingSkills } from './cover-needs.ts';
import { meetsSubject } from './exclude-pair.ts';
import { judgeInterests } from './judge-interests.ts';
import { judgeSkills } from './judge-skills.ts';
import { judgeGoal, judgeHours, judgeLanguages, judgePlace, judgeStage } from './judge-terms.ts';
import { wishSubjects, type WishSubject } from './match-fields.ts';
import type { MatchPoint, MatchSubject, SubjectVerdict } from './match-point.ts';
import { matchWeights } from './match-weights.ts';
import type { MatchListing, MatchPerson, MatchReader, Relate } from './match-sides.ts';

export type Match = {
  /** 0 to 100; 0 for a pair that a wish rules out. */
  readonly score: number;
  /** The must-wishes, of either side, that are not met; a pair with one is shown to no user. */
  readonly excludedBy: readonly WishSubject[];
  /** Reasons for it first, the strongest at the top, then what to look at. */
  readonly points: readonly MatchPoint[];
  /** What is wanted and covered, by its name at the listing. */
  readonly covered: readonly string[];
  /** Wanted skills that neither the person nor the team has. */
  readonly missing: readonly string[];
};

/** What a wish of either side makes of a subject's weight. */
const strengthen = { bebas: 1, 'lebih suka': 1.5, wajib: 1.5 } as const;

/** What a person's dismissals make of the weights, by subject; 1 where they taught nothing. */
export type MatchEmphasis = Readonly<Partial<Record<MatchSubject, number>>>;

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
 * How well a person and a listing fit, with a sentence for every point (issue 15 §1).
 * In: both sides with the meanings of their words, how alike two meanings are, who reads the sentences, and what that
 * reader's dismissals have taught. Out: the same score for both readers as long as neither taught anything; reasons that are true of what both sides said, and none about what one left open.
 */
export function matchPair(
  person: MatchPerson,
  listing: MatchListing,
  relate: Relate,
  reader: MatchReader,
  emphasis: MatchEmphasis = {},
): Match {
  const needs = coverNeeds(person, listing, relate);
  const covered = [...new Set(needs.filter(({ share }) => share > 0).map(({ name }) => name))];
  const missing = findMissingSkills(needs, listing, relate);
  const excludedBy = wishSubjects.filter(
    (subject) =>
      (person.wishes[subject] === 'wajib' || listing.wishes[subject] === 'wajib') &&
      !meetsSubject(subject, person, listing, needs),
  );
  if (excludedBy.length > 0) return { score: 0, excludedBy, points: [], covered, missing };

  const verdicts: [MatchSubject, SubjectVerdict][] = [
    ['skills', judgeSkills(needs, listing, relate, reader)],
    ['goal', judgeGoal(person, listing, reader)],
    ['interests', judgeInterests(person, listing, relate, reader)],
    ['place', judgePlace(person, listing, reader)],
    ['hours', judgeHours(person, listing, reader)],
    ['stage', judgeStage(person, listing, reader)],
    ['languages', judgeLanguages(person, listing, reader)],
  ];
  const whole = verdicts.reduce((sum, [subject]) => sum + weigh(subject, person, listing, emphasis), 0);
  const points = verdicts.flatMap(([subject, { share, fits, caution }]): MatchPoint[] => {
    const gained = (100 * share * weigh(subject, person, listing, emphasis)) / whole;
    return [
      ...(fits === undefined ? [] : [{ subject, tone: 'fits' as const, points: gained, sentence: fits }]),
      ...(caution === undefined
        ? []
        : [
            {
              subject,
              tone: 'caution' as const,
              points: fits === undefined ? gained : 0,
              sentence: caution,
            },
          ]),
    ];
  });
  const sum = points.reduce((total, point) => total + point.points, 0);
  return {
    score: Math.round(sum * 10) / 10,
    excludedBy,
    points: points.toSorted((a, b) => (a.tone === b.tone ? b.points - a.points : a.tone === 'fits' ? -1 : 1)),
    covered,
    missing,
  };
}
