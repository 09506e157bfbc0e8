import { speculationRules } from './speculate.ts';

type Rules = {
  createHTML: (text: string) => string | null;
  createScriptURL: (address: string) => string | null;
  createScript: (text: string) => string | null;
};
type Trusting = { trustedTypes?: { createPolicy: (name: string, rules: Rules) => unknown } };

/** What React makes an element of script from. */
const emptyScript = '<script></script>';

/** Whether a provider's script is part of the page: it may write before it has told its name. */
const hasForeignScript = (): boolean =>
  [...document.scripts].some(({ src }) => src !== '' && new URL(src).origin !== location.origin);

const rules: Rules = {
  // Text without an element, and what a payment or captcha provider writes once its script was let in.
  createHTML: (text) => (!text.includes('<') || text === emptyScript || hasForeignScript() ? text : null),
  // Foreign origins are named by the content policy; of ours, built files alone.
  createScriptURL: (address) => {
    const { origin, pathname } = new URL(address, location.href);
    return origin !== location.origin || pathname === '/sw.js' || pathname.startsWith('/assets/')
      ? address
      : null;
  },
  createScript: (text) => (text === speculationRules ? text : null),
};

/** Says, before anything else runs, which strings may become mark-up, scripts or their addresses; all others are refused. */
export function trustTypes(): void {
  (globalThis as Trusting).trustedTypes?.createPolicy('default', rules);
}
