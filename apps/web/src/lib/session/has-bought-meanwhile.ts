import { reportProblem } from '#lib/report-problem.ts';
import { fetchPremium } from './fetch-premium.ts';
import { followPremium } from './follow-premium.ts';
import { getSession } from './session-store.ts';

/**
 * Whether a member whose stored session knows of no Premium has bought it meanwhile, on another device or while this one was closed:
 * then the session is renewed. False when that cannot be asked.
 */
export async function hasBoughtMeanwhile(userId: string): Promise<boolean> {
  try {
    await followPremium(await fetchPremium(userId));
  } catch (error) {
    reportProblem('The membership could not be checked', error);
  }
  return getSession().isPremium;
}
