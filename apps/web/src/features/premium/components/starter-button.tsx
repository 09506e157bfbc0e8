import { Link } from 'react-router';
import { Button } from '#components/ui/button.tsx';
import { paths } from '#config/paths.ts';
import { useSession } from '#lib/session/use-session.ts';

/** Button of the free plan: a stranger can register; for a member it names the plan they have and does nothing (spec §2). */
export function StarterButton() {
  const { status, isPremium } = useSession();
  if (status === 'authenticated') {
    return (
      <Button variant="outline" size="lg" className="w-full" disabled>
        {isPremium ? 'Termasuk dalam paket Anda' : 'Paket Anda saat ini'}
      </Button>
    );
  }
  return (
    <Button asChild variant="outline" size="lg" className="w-full">
      <Link to={paths.register}>Mulai Gratis</Link>
    </Button>
  );
}
