import { findMissingSkills } from './cover-needs.ts';
import { judgePair, type JudgedPair, type MatchEmphasis } from './judge-pair.ts';
import type { WishSubject } from './match-fields.ts';
import type { MatchPoint } from './match-point.ts';
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

/** The sentences of a judged pair: reasons for it first, the strongest at the top, then what to look at. */
export function explainPair({ subjects }: Pick<JudgedPair, 'subjects'>): MatchPoint[] {
  const points = subjects.flatMap(({ subject, points: gained, verdict }): MatchPoint[] => {
    const fits = verdict.fits?.();
    const caution = verdict.caution?.();
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
  return points.toSorted((a, b) => (a.tone === b.tone ? b.points - a.points : a.tone === 'fits' ? -1 : 1));
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
  const judged = judgePair(person, listing, relate, reader, emphasis);
  const { score, excludedBy, needs } = judged;
  return {
    score,
    excludedBy,
    points: explainPair(judged),
    covered: [...new Set(needs.filter(({ share }) => share > 0).map(({ name }) => name))],
    missing: findMissingSkills(needs, listing, relate),
  };
}
