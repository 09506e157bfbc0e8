import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '#components/ui/toast.ts';
import { paths } from '#config/paths.ts';
import { hasBoughtMeanwhile } from '#lib/session/has-bought-meanwhile.ts';
import { useRequireSession } from '#lib/session/use-require-session.ts';
import { useSession } from '#lib/session/use-session.ts';

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
