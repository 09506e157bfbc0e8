import { ExternalLink } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Alert, AlertDescription, AlertTitle } from '#components/ui/alert.tsx';
import { Button, type ButtonSize, type ButtonVariant } from '#components/ui/button.tsx';
import { cn } from '#lib/cn.ts';
import { messages } from '../messages.ts';
import { usePremiumPayment } from '../use-premium-payment.ts';

export type PaymentButtonProps = {
  children: string;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  className?: string | undefined;
  /** Starts without a click, for a click that came before this code had loaded. */
  startsAtOnce?: boolean | undefined;
  /** Told when the payment is asked for. */
  onStart?: (() => void) | undefined;
  /** Told before the provider's window opens. */
  onPopup?: (() => void) | undefined;
  /** Told when the browser did not show it after all: the way to the provider's own page is in view then. */
  onBlocked?: (() => void) | undefined;
  /** Told when the provider's window has closed, however it went. */
  onEnd?: (() => void) | undefined;
};

/** Starts the payment of Premium; when the popup cannot open, the way to the provider's own page stays in view. */
export function PaymentButton({
  children,
  variant,
  size,
  className,
  startsAtOnce = false,
  onStart,
  onPopup,
  onBlocked,
  onEnd,
}: PaymentButtonProps) {
  const { pay, isProcessing, fallbackUrl } = usePremiumPayment({ onPopup, onBlocked, onEnd });
  const hasStarted = useRef(false);
  useEffect(() => {
    if (!startsAtOnce || hasStarted.current) return;
    hasStarted.current = true;
    void pay();
  }, [startsAtOnce, pay]);
  return (
    <div className="flex flex-col gap-3">
      <Button
        variant={variant}
        size={size}
        className={cn('w-full', className)}
        loading={isProcessing}
        onClick={() => {
          onStart?.();
          void pay();
        }}
      >
        {isProcessing ? messages.processing : children}
      </Button>
      {fallbackUrl ? (
        <Alert variant="warning" role="status">
          <AlertTitle>Jendela pembayaran tidak dapat dibuka di sini</AlertTitle>
          <AlertDescription>
            Pesanan Anda sudah tersimpan. Lanjutkan di halaman pembayaran yang aman.
            <a href={fallbackUrl} className="btn btn-outline mt-3">
              Buka halaman pembayaran <ExternalLink aria-hidden />
            </a>
          </AlertDescription>
        </Alert>
      ) : null}
    </div>
  );
}
