import { readOpening } from '../../choose/read/read-opening.ts';
import { findDistress, findLikenedCrisis, findNeed } from './find-need.ts';
import { leaveOutFear } from '../unlawful/whose/feared-deeds.ts';
import { leaveOutPenalty } from '../unlawful/innocence.ts';
import { leaveOutTelling } from '../unlawful/whose/told-around.ts';
import { leaveOutThreat } from '../unlawful/whose/own-threat.ts';
import {
  asksOnlyPermit,
  asksUnlawfulGoods,
  findMisdeed,
  isLikeUnlawful,
  readRequest,
  seeksUnlawfulGoods,
} from './find-unlawful.ts';
import { type FoundDanger, found } from './found-danger.ts';
import { readMessage } from './read-message.ts';

/** The misdeed or the unlawful goods that a part of a message asks for. */
function findWanted(text: string | null): FoundDanger | null {
  if (text === null || text === '') return null;
  const request = readRequest(readMessage(text));
  return findMisdeed(request) ?? (asksUnlawfulGoods(request) ? found('illegal') : null);
}

/**
 * Whether the question comes from distress or asks for something unlawful, the gravest first; null otherwise.
 * It reads the words of the person themselves, so each message is looked at alone.
 * @param text as it was written
 * @param isLeaning whether it leans on messages that are of trade and tell no need
 */
export function findDanger(text: string, isLeaning = false): FoundDanger | null {
  // Nothing but thanks: short, and in words of regions, so that likeness would read anything in it.
  if (readOpening(text).rest === '') return null;
  const message = readMessage(text, isLeaning);
  const need = findNeed(message);
  const beside = leaveOutThreat(text);
  if (beside !== null && findNeed(readMessage(beside)) === null) return found('illegal', 'umum');
  const request = readRequest(message);
  const misdeed = findMisdeed(request);
  // Likeness alone is weaker than a deed or goods that are named.
  const isNamed = misdeed !== null || seeksUnlawfulGoods(request);
  if (need !== null && !(need.isLikened === true && isNamed)) return need;
  if (misdeed !== null) return misdeed;
  const wanted = request.isFeared
    ? findWanted(leaveOutFear(text))
    : request.isAhead
      ? findWanted(leaveOutPenalty(text))
      : null;
  if (wanted !== null) return wanted;
  const toldAround = request.isFeared ? null : findWanted(leaveOutTelling(text));
  if (toldAround !== null) return toldAround;
  if (asksOnlyPermit(request)) return null;
  const distress = findDistress(message, request.isAsked);
  if (distress.likely !== null && request.likelihood !== 'likely') return distress.likely;
  if (asksUnlawfulGoods(request)) return found('illegal');
  return findLikenedCrisis(message) ?? (isLikeUnlawful(request) ? found('illegal') : distress.any);
}
