import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '#components/ui/toast.ts';
import { paths } from '#config/paths.ts';
import { reportProblem } from '#lib/report-problem.ts';
import { fetchPremium } from '#lib/session/fetch-premium.ts';
import { followPremium } from '#lib/session/follow-premium.ts';
import { getSession } from '#lib/session/session-store.ts';
import { useRequireSession } from '#lib/session/use-require-session.ts';
import { useSession } from '#lib/session/use-session.ts';

/**
 * Whether a member whose stored session knows of no Premium has bought it meanwhile, on another device or while this one was closed:
 * then the session is renewed. False when that cannot be asked.
 */
async function hasBoughtMeanwhile(userId: string): Promise<boolean> {
  try {
    await followPremium(await fetchPremium(userId));
  } catch (error) {
    reportProblem('The membership could not be checked', error);
  }
  return getSession().isPremium;
}

/** Lets Premium members in; others get the toast and go to /paket, strangers to /masuk (spec §2). Out: whether one may stay. */
export function useRequireCommunityAccess(): boolean {
  const user = useRequireSession();
  const { isPremium } = useSession();
  const navigate = useNavigate();
  const doubted = user !== null && !isPremium ? user.id : null;

  useEffect(() => {
    if (doubted === null) return;
    let isLeft = false;
    void hasBoughtMeanwhile(doubted).then((isMember) => {
      if (isMember || isLeft) return;
      toast.error('Akses Premium Diperlukan', 'Komunitas ini untuk anggota Premium.');
      void navigate(paths.pricing, { replace: true });
    });
    return () => {
      isLeft = true;
    };
  }, [doubted, navigate]);

  return user !== null && isPremium;
}
