import { RequirePremium } from '#components/guards/require-premium.tsx';
import { QueryProvider } from '#components/query-provider.tsx';
import { PremiumAccessScreen } from '#features/community/components/premium-access-screen.tsx';
import { privateMeta } from '#lib/page-meta.ts';

export const meta = () => privateMeta('Akses Premium');

export default function PremiumAccess() {
  return (
    <RequirePremium feature="Akses Premium">
      <QueryProvider>
        <PremiumAccessScreen />
      </QueryProvider>
    </RequirePremium>
  );
}
