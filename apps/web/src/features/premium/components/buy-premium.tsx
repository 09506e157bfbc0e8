import { type ComponentType, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '#components/ui/button.tsx';
import { toast } from '#components/ui/toast.ts';
import { paths } from '#config/paths.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { rememberReturnPath } from '#lib/session/return-path.ts';
import { getSession } from '#lib/session/session-store.ts';
import { useSession } from '#lib/session/use-session.ts';
import { readWanted } from '#lib/session/wanted.ts';
import { buyMessages as messages } from '../buy-messages.ts';
import type { PaymentButtonProps } from './payment-button.tsx';

const loadPayment = () => import('./payment-button.tsx');

/**
 * The one button that leads to Premium: signs in who is a stranger, lets a free member pay, and takes a Premium member to what they have.
 * The payment code loads for signed-in members only, and takes the button's place once it is pressed: a button that was replaced
 * earlier would lose the press of who was quicker than the page.
 */
export function BuyPremium({ label }: { label: string }) {
  const { status, isPremium } = useSession();
  const navigate = useNavigate();
  const [Payment, setPayment] = useState<ComponentType<PaymentButtonProps> | null>(null);
  const { run, isPending: isLoading } = useOperation(loadPayment, {
    done: ({ PaymentButton }) => setPayment(() => PaymentButton),
    failed: messages.serverUnreachable,
  });
  const canPay = status === 'authenticated' && !isPremium;

  useEffect(() => {
    // Ahead of the press; what fails here is tried again then.
    if (canPay) loadPayment().catch(() => undefined);
  }, [canPay]);

  if (isPremium) {
    return (
      <Button asChild size="lg" className="w-full">
        <Link to={paths.premiumAccess}>Buka Akses Premium</Link>
      </Button>
    );
  }
  if (Payment !== null && canPay) {
    return (
      <>
        <Payment size="lg" startsAtOnce>
          {label}
        </Payment>
        <WantedNote />
      </>
    );
  }

  const handlePress = () => {
    if (getSession().status !== 'authenticated') {
      rememberReturnPath(paths.pricing);
      toast.error(messages.loginRequired, messages.loginRequiredDescription);
      void navigate(paths.login);
      return;
    }
    void run();
  };
  return (
    <>
      <Button size="lg" className="w-full" loading={isLoading} onClick={handlePress}>
        {isLoading ? messages.processing : label}
      </Button>
      {canPay ? <WantedNote /> : null}
    </>
  );
}

/** What a gate has kept a person from: after the payment it goes on there. Below the button, which stays where it is when this comes. */
function WantedNote() {
  const [wanted] = useState(readWanted);
  if (wanted === null) return null;
  return <p className="mt-3 text-sm font-medium">Setelah pembayaran: {wanted.label}.</p>;
}
