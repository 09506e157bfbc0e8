import { readOrKeep } from '#lib/offline/kept-answers.ts';
import { askForAge } from '#lib/profile/ask-for-age.ts';
import { reportProblem } from '#lib/report-problem.ts';
import { forgetEndedSession, refusesCaller, renewLater } from './ended-session.ts';
import { traced } from './traced.ts';

/**
 * The browser's own fetch for a client. A refusal of the caller makes the client look whether the session still stands, one for
 * want of a year of birth opens that question; what a member reads often is kept for a time without a connection. In: how to get the client that holds the session.
 */
export function fetchNoticing(
  getClient: () => Promise<Parameters<typeof forgetEndedSession>[0]>,
): typeof fetch {
  return async (input, init) => {
    const response = await readOrKeep(input, init, () => fetch(input, traced(input, init)));
    const address = input instanceof Request ? input.url : String(input);
    if (refusesCaller(response, address)) {
      getClient()
        .then(forgetEndedSession)
        .catch((error: unknown) => reportProblem('The session could not be checked', error));
    }
    void askForAge(response);
    return renewLater(response, address);
  };
}
