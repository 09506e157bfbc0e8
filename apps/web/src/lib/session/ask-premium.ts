import { reportProblem } from '#lib/report-problem.ts';

/**
 * Waits until it is known whether a member has Premium (`hasBoughtMeanwhile`), or cannot be; afterwards the session says it. What asks
 * comes with the question, since most who open a page never need it.
 */
export async function askPremium(userId: string): Promise<void> {
  try {
    const { hasBoughtMeanwhile } = await import('./has-bought-meanwhile.ts');
    await hasBoughtMeanwhile(userId);
  } catch (error) {
    reportProblem('The membership could not be checked', error);
  }
}
