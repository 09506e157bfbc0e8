/** What the idea generator takes, apart from its schemas: a page may name it without loading those. */

/** Text of the toast when skills or interests are missing (spec §5). */
export const ideaInputIncompleteText = 'Mohon masukkan skill dan minat Anda';

/** Longest answer of one input field; longer text carries instructions rather than skills. */
export const ideaFieldMaxLength = 400;
/** Alternatives in one answer. */
export const ideaAlternativeCount = 3;

export const workModes = ['Bebas', 'Online', 'Offline'] as const;
export type WorkMode = (typeof workModes)[number];
