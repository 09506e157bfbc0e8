import { useLiveChanges } from '#lib/live/use-live-changes.ts';
import { reportProblem } from '#lib/report-problem.ts';
import { fetchPremium } from '#lib/session/fetch-premium.ts';
import { followPremium } from '#lib/session/follow-premium.ts';

/** Longest pause before a tab renews; several open tabs then do not all ask at once. */
const spreadMs = 400;

/**
 * Switches Premium on, or off, in an open page: when the membership changes, or has changed while no user listened, the session is renewed.
 * Shows nothing.
 */
export function LivePremium({ userId }: { userId: string }) {
  useLiveChanges(
    { table: 'entitlements', filter: `user_id=eq.${userId}` },
    {
      onChange: ({ event, row }) => {
        const isPremium = event !== 'DELETE' && row['kind'] === 'premium' && row['revoked_at'] === null;
        // Another tab, or the page of the payment itself, may be faster.
        setTimeout(() => void followPremium(isPremium), Math.random() * spreadMs);
      },
      onOpen: () => {
        fetchPremium(userId)
          .then(followPremium)
          .catch((error: unknown) => reportProblem('The membership could not be checked', error));
      },
    },
  );
  return null;
}
