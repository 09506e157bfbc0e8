import { reportProblem } from '#lib/report-problem.ts';
import { fetchPremium } from './fetch-premium.ts';
import { followPremium } from './follow-premium.ts';
import { getSession } from './session-store.ts';

/** The question that is on its way: several parts of a page ask it in one moment. */
let asking: { userId: string; answer: Promise<boolean> } | null = null;

/**
 * Whether a member whose stored session knows of no Premium has bought it meanwhile, on another device or while this one was closed:
 * then the session is renewed. False when that cannot be asked.
 */
export function hasBoughtMeanwhile(userId: string): Promise<boolean> {
  if (asking?.userId === userId) return asking.answer;
  const answer = ask(userId).finally(() => {
    if (asking?.answer === answer) asking = null;
  });
  asking = { userId, answer };
  return answer;
}

async function ask(userId: string): Promise<boolean> {
  try {
    await followPremium(await fetchPremium(userId));
  } catch (error) {
    reportProblem('The membership could not be checked', error);
  }
  return getSession().isPremium;
}
