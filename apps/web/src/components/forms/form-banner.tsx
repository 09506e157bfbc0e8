import { useEffect, useRef, type ReactNode } from 'react';
import { Alert, AlertDescription, AlertTitle, type AlertVariant } from '#components/ui/alert.tsx';

type FormBannerProps = {
  variant?: AlertVariant;
  title?: string;
  /** Takes the focus, and so comes into view, when it appears; off where a field takes it. */
  takesFocus?: boolean;
  className?: string;
  children: ReactNode;
};

/** Message above a form about the last attempt. Give it a new `key` for each attempt. */
export function FormBanner({
  variant = 'destructive',
  title,
  takesFocus = true,
  className,
  children,
}: FormBannerProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus]);
  return (
    <Alert ref={ref} tabIndex={-1} variant={variant} className={className}>
      {title === undefined ? null : <AlertTitle>{title}</AlertTitle>}
      <AlertDescription>{children}</AlertDescription>
    </Alert>
  );
}
