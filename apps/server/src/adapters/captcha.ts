import { z } from 'zod';

export type CaptchaSettings = {
  readonly provider: 'turnstile' | 'hcaptcha';
  readonly secret: string;
  /** Only for another address than the provider's own, for example in tests. */
  readonly verifyUrl?: string;
};

/** True when the provider vouches for the token. A provider that cannot be reached is thrown, not passed over. */
export type CaptchaCheck = (token: string, clientIp: string) => Promise<boolean>;

const verifyUrls = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
} as const;
const timeoutMs = 5_000;
const answerSchema = z.object({ success: z.boolean() });

/** Asks Turnstile or hCaptcha, which share their protocol, whether a token is good. */
export const createCaptchaCheck =
  ({ provider, secret, verifyUrl = verifyUrls[provider] }: CaptchaSettings): CaptchaCheck =>
  async (token, clientIp) => {
    const response = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token, remoteip: clientIp }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    return answerSchema.parse(await response.json()).success;
  };
