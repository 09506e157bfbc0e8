import type { CaptchaConfig } from '#lib/request-context.ts';

/** What Turnstile and hCaptcha have in common. */
export type CaptchaApi = {
  render: (place: HTMLElement, options: Record<string, unknown>) => string;
  remove: (id: string) => void;
};

type Scope = { turnstile?: CaptchaApi; hcaptcha?: CaptchaApi; kawanusahaCaptchaReady?: () => void };

const timeoutMs = 15_000;
let loading: Promise<CaptchaApi> | undefined;

/**
 * Loads the provider's script once and gives its API.
 * Rejects when the script is blocked or does not answer in time; the next call tries again.
 */
export function loadCaptcha(config: CaptchaConfig): Promise<CaptchaApi> {
  loading ??= load(config).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function load({ provider, scriptUrl }: CaptchaConfig): Promise<CaptchaApi> {
  const scope = window as unknown as Scope;
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error('the captcha script did not load'));
    };
    const timer = setTimeout(fail, timeoutMs);
    scope.kawanusahaCaptchaReady = () => {
      clearTimeout(timer);
      const api = scope[provider];
      if (api === undefined) fail();
      else resolve(api);
    };
    const address = new URL(scriptUrl);
    address.searchParams.set('render', 'explicit');
    address.searchParams.set('onload', 'kawanusahaCaptchaReady');
    if (provider === 'hcaptcha') address.searchParams.set('hl', 'id');
    script.src = address.href;
    script.async = true;
    script.addEventListener('error', () => {
      clearTimeout(timer);
      fail();
    });
    document.head.append(script);
  });
}
