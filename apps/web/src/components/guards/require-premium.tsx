import type { ReactNode } from 'react';
import { useSession } from '#lib/session/use-session.ts';
import { GateSkeleton } from './gate-skeleton.tsx';
import { PremiumLocked } from './premium-locked.tsx';
import { RestrictedAccess } from './restricted-access.tsx';

type RequirePremiumProps = {
  /** Name of the feature in the toast and on the gate. */
  feature: string;
  children: ReactNode;
};

/** Shows its children to Premium members, and the fitting gate to everyone else (spec §6). It only hides: the database decides. */
export function RequirePremium({ feature, children }: RequirePremiumProps) {
  const { status, isPremium } = useSession();
  if (status === 'loading') return <GateSkeleton />;
  if (status === 'anonymous') return <RestrictedAccess />;
  return isPremium ? children : <PremiumLocked feature={feature} />;
}
