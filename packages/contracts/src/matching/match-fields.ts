/** What a profile and a listing say so that they can be matched; the database has the same words in its checks. */

export const matchGoals = ['uang tambahan', 'lomba', 'startup serius', 'belajar', 'sosial'] as const;
export type MatchGoal = (typeof matchGoals)[number];

export const matchStages = ['ide', 'purwarupa', 'berjalan'] as const;
export type MatchStage = (typeof matchStages)[number];

/** Weakest first. */
export const skillLevels = ['dasar', 'menengah', 'mahir'] as const;
export type SkillLevel = (typeof skillLevels)[number];

/** How much one side insists: a 'wajib' that is not met takes the pair out of both lists. */
export const wishStrengths = ['bebas', 'lebih suka', 'wajib'] as const;
export type WishStrength = (typeof wishStrengths)[number];

export const wishSubjects = ['skills', 'goal', 'stage', 'hours', 'place', 'languages'] as const;
export type WishSubject = (typeof wishSubjects)[number];
export type Wishes = Readonly<Record<WishSubject, WishStrength>>;

/** Of a person who has not said that they insist on anything. */
export const noWishes: Wishes = {
  skills: 'bebas',
  goal: 'bebas',
  stage: 'bebas',
  hours: 'bebas',
  place: 'bebas',
  languages: 'bebas',
};

/** Why a member does not want to see a listing or a person again. */
export const dismissReasons = ['keahlian', 'waktu', 'tempat', 'tujuan', 'bidang', 'lainnya'] as const;
export type DismissReason = (typeof dismissReasons)[number];
