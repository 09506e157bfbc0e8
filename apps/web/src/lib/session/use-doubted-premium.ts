import { useEffect, useState } from 'react';
import { askPremium } from './ask-premium.ts';
import { useSession } from './use-session.ts';

/**
 * Whether it still has to be asked if a member, whose stored session knows of no Premium, has bought it meanwhile (`askPremium`): until
 * then neither a gate nor a price is shown. In: whether the question matters now.
 */
export function useDoubtedPremium(matters = true): boolean {
  const { isPremium, user } = useSession();
  const [asked, setAsked] = useState<string | null>(null);
  const doubted = matters && !isPremium && user !== null && user.id !== asked ? user.id : null;
  useEffect(() => {
    if (doubted === null) return;
    let isLeft = false;
    void askPremium(doubted).then(() => {
      if (!isLeft) setAsked(doubted);
    });
    return () => {
      isLeft = true;
    };
  }, [doubted]);
  return doubted !== null;
}
