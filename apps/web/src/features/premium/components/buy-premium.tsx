import { lazy, Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '#components/ui/button.tsx';
import { toast } from '#components/ui/toast.ts';
import { paths } from '#config/paths.ts';
import { rememberReturnPath } from '#lib/session/return-path.ts';
import { useSession } from '#lib/session/use-session.ts';
import { messages } from '../messages.ts';

const PaymentButton = lazy(async () => {
  const { PaymentButton: Component } = await import('./payment-button.tsx');
  return { default: Component };
});

/**
 * The one button that leads to Premium: signs in who is a stranger, lets a free member pay, and takes a Premium member to what they have.
 * The payment code loads for signed-in members only.
 */
export function BuyPremium({ label }: { label: string }) {
  const { status, isPremium } = useSession();
  const navigate = useNavigate();
  // A click that comes before the payment code has loaded counts.
  const [isWaiting, setWaiting] = useState(false);

  if (isPremium) {
    return (
      <Button asChild size="lg" className="w-full">
        <Link to={paths.premiumAccess}>Buka Akses Premium</Link>
      </Button>
    );
  }
  const plainButton = (onClick?: () => void) => (
    <Button size="lg" className="w-full" onClick={onClick}>
      {label}
    </Button>
  );
  if (status === 'authenticated') {
    return (
      <Suspense fallback={plainButton(() => setWaiting(true))}>
        <PaymentButton size="lg" startsAtOnce={isWaiting}>
          {label}
        </PaymentButton>
      </Suspense>
    );
  }
  return plainButton(() => {
    rememberReturnPath(paths.pricing);
    toast.error(messages.loginRequired, messages.loginRequiredDescription);
    void navigate(paths.login);
  });
}
