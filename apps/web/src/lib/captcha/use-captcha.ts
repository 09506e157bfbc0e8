import { useCallback, useRef, useState } from 'react';
import type { CaptchaConfig } from '#lib/request-context.ts';
import { usePublicConfig } from '#lib/use-public-config.ts';
import { CaptchaUnsolved, type CaptchaToken } from './captcha-token.ts';

/** A widget that needs no action solves itself within this time. */
const patienceMs = 8_000;

export type Captcha = {
  /** Null where the operator has configured none. */
  config: CaptchaConfig | null;
  /** Whether the provider's script is wanted by now. */
  isOpen: boolean;
  open: () => void;
  /** Grows with each use, since a token serves once. */
  round: number;
  onToken: (token: string | null) => void;
  /** The token for one call; waits a moment for a widget that solves itself. Throws {@link CaptchaUnsolved}. */
  take: () => Promise<CaptchaToken>;
};

/** State of the captcha of one form; goes to `CaptchaField`, and into the call. */
export function useCaptcha(): Captcha {
  const config = usePublicConfig()?.captcha ?? null;
  const [isOpen, setOpen] = useState(false);
  const [round, setRound] = useState(0);
  const token = useRef<string | null>(null);
  const wake = useRef<() => void>(() => undefined);

  const open = useCallback(() => setOpen(true), []);
  const onToken = useCallback((next: string | null) => {
    token.current = next;
    if (next !== null) wake.current();
  }, []);
  const isWanted = config !== null;
  const take = useCallback(async (): Promise<CaptchaToken> => {
    if (!isWanted) return {};
    setOpen(true);
    if (token.current === null) {
      await new Promise<void>((resolve) => {
        wake.current = resolve;
        setTimeout(resolve, patienceMs);
      });
    }
    const captchaToken = token.current;
    if (captchaToken === null) throw new CaptchaUnsolved();
    token.current = null;
    setRound((count) => count + 1);
    return { captchaToken };
  }, [isWanted]);

  return { config, isOpen, open, round, onToken, take };
}
