import { z } from 'zod';

export type CaptchaVerifier = { readonly secret: string; readonly verifyUrl: string };

/** True when the provider vouches for the token. A provider that cannot be reached is thrown, not passed over. */
export type CaptchaCheck = (token: string, clientIp: string) => Promise<boolean>;

const timeoutMs = 5_000;
const answerSchema = z.object({ success: z.boolean() });

/** Asks Turnstile or hCaptcha, which share their protocol, whether a token is good. */
export const createCaptchaCheck =
  ({ secret, verifyUrl }: CaptchaVerifier): CaptchaCheck =>
  async (token, clientIp) => {
    const response = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token, remoteip: clientIp }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    return answerSchema.parse(await response.json()).success;
  };
