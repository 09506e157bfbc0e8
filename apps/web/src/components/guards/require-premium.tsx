import type { ReactNode } from 'react';
import { useDoubtedPremium } from '#lib/session/use-doubted-premium.ts';
import { useSession } from '#lib/session/use-session.ts';
import { GateSkeleton } from './gate-skeleton.tsx';
import { PremiumLocked } from './premium-locked.tsx';
import { RestrictedAccess } from './restricted-access.tsx';

type RequirePremiumProps = {
  /** Name of the feature in the toast and on the gate. */
  feature: string;
  /** 2 where the page around it has its own first heading. */
  headingLevel?: 1 | 2 | undefined;
  children: ReactNode;
};

/** Shows its children to Premium members, and the fitting gate to everyone else (spec §6). It only hides: the database decides. */
export function RequirePremium({ feature, headingLevel, children }: RequirePremiumProps) {
  const { status, isPremium } = useSession();
  const isDoubted = useDoubtedPremium();
  if (status === 'loading' || isDoubted) return <GateSkeleton />;
  if (status === 'anonymous') return <RestrictedAccess headingLevel={headingLevel} />;
  return isPremium ? children : <PremiumLocked feature={feature} headingLevel={headingLevel} />;
}
