import type { WishSubject } from './match-fields.ts';

export type MatchSubject = WishSubject | 'interests';

/** One reason for or against a pair, with the sentence that says it to the reader. */
export type MatchPoint = {
  readonly subject: MatchSubject;
  readonly tone: 'fits' | 'caution';
  /** What it adds to the score; 0 for most cautions. */
  readonly points: number;
  readonly sentence: string;
};

/** What one subject says about a pair: how much of it is there, 0 to 1, and its sentences, made for the pairs that are shown. */
export type SubjectVerdict = {
  readonly share: number;
  readonly fits?: () => string;
  /** Undefined where nothing has to be looked at. */
  readonly caution?: () => string | undefined;
};

/** Puts the words before a reason that speaks for a pair. */
export function fitsBecause(reason: string): string {
  return `Cocok karena ${reason}.`;
}

/** Puts the words before a reason to look twice. */
export function lookTwice(reason: string): string {
  return `Perhatikan: ${reason}.`;
}
