import type { Named } from './knowledge.ts';

/** One of a list, at random. */
export const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
/** One of a list, mostly of what the data API offers. */
export const pickOffered = <T extends Named>(list: readonly T[]): T =>
  pick(Math.random() < 0.8 ? list.filter(({ isOffered }) => isOffered) : list);
/** Whether it happens this time. */
export const chance = (share: number): boolean => Math.random() < share;

/** The header of a body of JSON. */
export const json = { 'content-type': 'application/json' };
