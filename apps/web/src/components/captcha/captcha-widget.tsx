import { useEffect, useRef, useState } from 'react';
import { FieldError } from '#components/ui/field.tsx';
import { Button } from '#components/ui/button.tsx';
import type { CaptchaConfig } from '#lib/request-context.ts';
import { captchaMessages } from '#lib/captcha/captcha-messages.ts';
import { loadCaptcha } from '#lib/captcha/load-captcha.ts';

type CaptchaWidgetProps = {
  config: CaptchaConfig;
  /** Receives the token of a solved captcha, null when it has expired or failed. */
  onToken: (token: string | null) => void;
};

/** Both providers' wide form needs this much room. */
const wideWidth = 304;

/** The provider's own widget, with words for the time before it stands and for when it cannot. */
export function CaptchaWidget({ config, onToken }: CaptchaWidgetProps) {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    let remove = () => {};
    onToken(null);
    setState('loading');
    loadCaptcha(config)
      .then((api) => {
        if (!isCurrent || place.current === null) return;
        const id = api.render(place.current, {
          sitekey: config.siteKey,
          theme: isDark() ? 'dark' : 'light',
          size: place.current.clientWidth < wideWidth ? 'compact' : 'normal',
          language: 'id',
          hl: 'id',
          callback: (token: string) => onToken(token),
          'expired-callback': () => onToken(null),
          'error-callback': () => {
            onToken(null);
            if (isCurrent) setState('failed');
          },
        });
        remove = () => api.remove(id);
        setState('shown');
      })
      .catch(() => {
        if (isCurrent) setState('failed');
      });
    return () => {
      isCurrent = false;
      remove();
    };
  }, [config, onToken, attempt]);

  return (
    <>
      <div ref={place} hidden={state === 'failed'} />
      <div role="status">
        {state === 'loading' ? (
          <p className="text-sm text-muted-foreground">{captchaMessages.loading}</p>
        ) : null}
        {state === 'failed' ? (
          <div className="grid justify-items-start gap-2">
            <FieldError>{captchaMessages.blocked}</FieldError>
            <Button variant="outline" size="sm" onClick={() => setAttempt((count) => count + 1)}>
              Muat lagi
            </Button>
          </div>
        ) : null}
      </div>
    </>
  );
}

function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
}
