import { paymentSuccessRedirectMs } from '@kawanusaha/contracts/business';
import type { PaymentToken } from '@kawanusaha/contracts/payment';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '#components/ui/toast.ts';
import { paths } from '#config/paths.ts';
import { queryClient } from '#lib/query-client.ts';
import { useSession } from '#lib/session/use-session.ts';
import { renewSession } from '#lib/session/renew-session.ts';
import { createPaymentToken } from './api/create-payment-token.ts';
import { paymentKeys } from './api/payment-keys.ts';
import { loadSnap } from './load-snap.ts';
import { messages } from './messages.ts';
import { watchPopup } from './watch-popup.ts';

/** What a screen around the payment wants to know. */
type PaymentEvents = {
  onPopup?: (() => void) | undefined;
  onBlocked?: (() => void) | undefined;
  onEnd?: (() => void) | undefined;
};

export type PremiumPayment = {
  /** Opens the payment; with a free plan it only says that the plan is active. */
  pay: (planType?: 'pro' | 'free') => Promise<void>;
  isProcessing: boolean;
  /** The provider's own page, when the popup could not be opened. */
  fallbackUrl: string | null;
};

/** The payment of Premium with every outcome, toast and delay of spec §4 and §8. */
export function usePremiumPayment({ onPopup, onBlocked, onEnd }: PaymentEvents = {}): PremiumPayment {
  const navigate = useNavigate();
  const session = useSession();
  const [isProcessing, setProcessing] = useState(false);
  const [fallbackUrl, setFallbackUrl] = useState<string | null>(null);

  const finish = (): void => {
    setProcessing(false);
    void queryClient.invalidateQueries({ queryKey: paymentKeys.all });
  };

  const openPopup = async (payment: PaymentToken & { token: string }): Promise<void> => {
    const watch = watchPopup(payment.script_url, () => {
      toast.error(messages.popupBlocked);
      setFallbackUrl(payment.redirect_url);
      finish();
      onBlocked?.();
    });
    const snap = await loadSnap(payment.script_url, payment.client_key).catch((error: unknown) => {
      console.warn(error);
      return null;
    });
    if (!snap) {
      watch.stop();
      toast.error(messages.scriptUnavailable);
      setFallbackUrl(payment.redirect_url);
      return finish();
    }
    const successPath = `${paths.paymentSuccess}?order=${encodeURIComponent(payment.order_id ?? '')}`;
    onPopup?.();
    const end = (): void => {
      watch.stop();
      finish();
      onEnd?.();
    };
    watch.opened();
    snap.pay(payment.token, {
      language: 'id',
      onSuccess: () => {
        end();
        toast.success(messages.success, messages.successDescription);
        // The button may be gone by then, since the order is paid; only who has left the page is left alone.
        const { pathname } = window.location;
        setTimeout(() => {
          if (window.location.pathname === pathname) void navigate(successPath);
        }, paymentSuccessRedirectMs);
      },
      onPending: () => {
        end();
        toast({
          title: messages.pending,
          description: messages.pendingDescription,
          action: { label: 'Lihat cara bayar', onClick: () => void navigate(paths.payments) },
        });
      },
      onError: () => {
        end();
        toast.error(messages.failed, messages.failedDescription);
      },
      onClose: () => {
        end();
        toast.info(messages.cancelled, messages.cancelledDescription);
      },
    });
  };

  const pay = async (planType: 'pro' | 'free' = 'pro'): Promise<void> => {
    if (session.status !== 'authenticated') {
      toast.error(messages.loginRequired, messages.loginRequiredDescription);
      await navigate(paths.login);
      return;
    }
    setProcessing(true);
    setFallbackUrl(null);
    const result = await createPaymentToken(session.user.id, planType);
    if (result.outcome === 'token') {
      try {
        await openPopup(result.payment);
      } catch {
        toast.error(messages.unexpected);
        setFallbackUrl(result.payment.redirect_url);
        finish();
      }
      return;
    }
    setProcessing(false);
    if (result.outcome === 'free') toast.success(messages.freeActivated);
    else if (result.outcome === 'already_premium') {
      toast.info(messages.alreadyPremium);
      await renewSession();
    } else if (result.outcome === 'unreachable') toast.error(messages.serverUnreachable);
    else if (result.outcome === 'no_token') toast.error(messages.noToken);
    else if (result.outcome === 'too_many') toast.error(result.message);
    else toast.error(messages.unexpected);
  };

  return { pay, isProcessing, fallbackUrl };
}
