import { lazy, Suspense, useEffect, useRef } from 'react';
import { captchaMessages } from '#lib/captcha/captcha-messages.ts';
import type { Captcha } from '#lib/captcha/use-captcha.ts';

const CaptchaWidget = lazy(async () => {
  const { CaptchaWidget: Widget } = await import('./captcha-widget.tsx');
  return { default: Widget };
});

/**
 * The captcha's place in a form, where one is configured; nothing otherwise. The provider's script is fetched when the person
 * begins to fill the form, or when the token is wanted.
 */
export function CaptchaField({ captcha }: { captcha: Captcha }) {
  const ref = useRef<HTMLDivElement>(null);
  const { config, isOpen, open, round, onToken } = captcha;

  useEffect(() => {
    const form = ref.current?.closest('form');
    if (form === null || form === undefined) return undefined;
    if (form.contains(document.activeElement)) open();
    form.addEventListener('focusin', open, { once: true });
    return () => form.removeEventListener('focusin', open);
  }, [open]);

  if (config === null) return null;
  const waiting = <p className="text-sm text-muted-foreground">{captchaMessages.loading}</p>;
  return (
    <div ref={ref} role="group" aria-label="Pemeriksaan keamanan" className="grid min-h-16 items-center">
      {isOpen ? (
        <Suspense fallback={waiting}>
          <CaptchaWidget key={round} config={config} onToken={onToken} />
        </Suspense>
      ) : null}
    </div>
  );
}
