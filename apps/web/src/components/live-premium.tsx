import { useLiveChanges } from '#lib/live/use-live-changes.ts';
import { renewSession } from '#lib/session/renew-session.ts';
import { getSession } from '#lib/session/session-store.ts';

/** Longest pause before a tab renews; several open tabs then do not all ask at once. */
const spreadMs = 400;

/** Switches Premium on, or off, in an open page: when the membership changes, the session is renewed. Shows nothing. */
export function LivePremium({ userId }: { userId: string }) {
  useLiveChanges(
    { table: 'entitlements', filter: `user_id=eq.${userId}` },
    {
      onChange: ({ event, row }) => {
        const isPremium = event !== 'DELETE' && row['kind'] === 'premium' && row['revoked_at'] === null;
        setTimeout(() => {
          // Another tab, or the page of the payment itself, may have been faster.
          if (getSession().isPremium !== isPremium) void renewSession();
        }, Math.random() * spreadMs);
      },
    },
  );
  return null;
}
