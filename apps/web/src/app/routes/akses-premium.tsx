import { RequirePremium } from '#components/guards/require-premium.tsx';
import { PremiumAccessScreen } from '#features/community/components/premium-access-screen.tsx';
import { privateMeta } from '#lib/page-meta.ts';

export const meta = () => privateMeta('Akses Premium');

export default function PremiumAccess() {
  return (
    <RequirePremium feature="Akses Premium">
      <PremiumAccessScreen />
    </RequirePremium>
  );
}
