import type { Calculation } from '@kawanusaha/contracts/finance/calculation';
import { readSums } from '../reckon/read-sums.ts';

/** Starts with another figure, or another time, of what was told. */
const supposes =
  /^\s*(?:(?:nah|trus|terus|eh|lha|lah|tp|tapi|oh|oke|ok)\s+)*(?:kalau|kalo|klo|kl|klu|misal\p{L}*|gimana kalau|salah|keliru|ralat|maksud\p{L}*|bukan|jadi|jd|sebulan|seminggu|setahun|sehari)(?!\p{L})/iu;

/** Whether a message puts one figure in the place of another, so that its result is no further one; several figures tell of another thing. */
export const changesOne = (text: string): boolean =>
  supposes.test(text) && readSums([text]).quantities.length < 2;

const mostKept = 6;

/**
 * The results of a conversation with a further one.
 * @param results those of before, oldest first
 * @param calculation the new one
 * @param isInstead whether it stands in the place of the last
 */
export const keepResult = (
  results: readonly Calculation[],
  calculation: Calculation,
  isInstead: boolean,
): readonly Calculation[] => [...(isInstead ? results.slice(0, -1) : results), calculation].slice(-mostKept);
