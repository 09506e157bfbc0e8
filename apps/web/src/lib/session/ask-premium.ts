import { reportProblem } from '#lib/report-problem.ts';

/** A line that stands still holds no press longer than this. */
const longestMs = 6_000;

/**
 * Waits until it is known whether a member has Premium (`hasBoughtMeanwhile`), or cannot be; afterwards the session says it. What asks
 * comes with the question, since most who open a page never need it.
 */
export async function askPremium(userId: string): Promise<void> {
  // Without a connection an old session would be renewed for half a minute first.
  if (!navigator.onLine) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, longestMs);
  });
  try {
    const asked = import('./has-bought-meanwhile.ts').then(({ hasBoughtMeanwhile }) =>
      hasBoughtMeanwhile(userId),
    );
    await Promise.race([asked, late]);
  } catch (error) {
    reportProblem('The membership could not be checked', error);
  } finally {
    clearTimeout(timer);
  }
}
