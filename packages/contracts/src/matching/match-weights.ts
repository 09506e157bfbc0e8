import type { MatchSubject } from './match-point.ts';

/** What each subject of matching is worth of 100 while no user prefers anything. */
export const matchWeights: Readonly<Record<MatchSubject, number>> = {
  skills: 54,
  goal: 12,
  interests: 12,
  place: 12,
  hours: 4,
  stage: 3,
  languages: 3,
};
